import { omens } from '../../kit/toys/omens.ts'
import { work } from '../work.ts'

work(() => omens)
