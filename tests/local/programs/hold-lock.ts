// Locks a data folder and holds the lock until it is killed; prints whether it got the lock.
import { DataInUseError, lockData } from '../../../local/database/lock'

try {
  await lockData(process.argv[2] ?? '')
  console.log('taken')
  setInterval(() => undefined, 1_000)
} catch (error) {
  console.log(error instanceof DataInUseError ? 'refused' : error)
}
