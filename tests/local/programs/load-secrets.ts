// Prints the keys of the checkout that the folder named as argument stands for.
import { loadSecrets } from '../../../local/secrets'

console.log(JSON.stringify(loadSecrets(process.argv[2])))
