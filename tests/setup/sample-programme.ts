// A small programme for the tests, as the page gets it: sample-programme.yaml.
import { timetableIn } from '../../pipeline/records/programme'
import { sample } from './editions'
import { rowsIn } from './rows'

const { page, ...collections } = rowsIn<Record<string, object>>('tests/setup/sample-programme.yaml')

/** GraphQL has null for what a record leaves out. */
const queried = (record: object): unknown =>
  JSON.parse(JSON.stringify(record, (_, value: unknown) => value ?? null))

export const sampleProgramme = queried({
  ...timetableIn(sample(collections), 'en'),
  ...page,
}) as Queries.ProgrammeScheduleFragment
