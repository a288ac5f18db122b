import { gameNamed } from '@pantheon/games'
import { work } from './work.ts'

work(gameNamed)
