// Takes a data folder and keeps it until it is killed; says whether it got it.
import { DataInUseError, lockData } from '../../../local/database/lock'

try {
  await lockData(process.argv[2] ?? '')
  console.log('taken')
  setInterval(() => undefined, 1_000)
} catch (error) {
  console.log(error instanceof DataInUseError ? 'refused' : error)
}
