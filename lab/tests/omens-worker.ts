import { work } from '../work.ts'
import { omensNamed } from './omens-named.ts'

work(omensNamed)
