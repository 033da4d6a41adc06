import { runTogether } from './run-together'

runTogether('others')
