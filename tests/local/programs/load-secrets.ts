// Prints the keys of a checkout in the folder given as argument.
import { loadSecrets } from '../../../local/secrets'

console.log(JSON.stringify(loadSecrets(process.argv[2])))
