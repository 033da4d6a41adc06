import { runTogether } from './run-together'

runTogether('site')
