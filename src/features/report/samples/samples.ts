import { type Validation, validationSchema } from '@domain/stored-validation'

/** Reports that the built-in analysis wrote; a test writes them again and compares. */
const SAMPLES = {
  dental: () => import('./dental.json'),
  stock: () => import('./stock.json'),
  tutor: () => import('./tutor.json'),
}

type SampleName = keyof typeof SAMPLES

const isSample = (name: string): name is SampleName => Object.hasOwn(SAMPLES, name)

/** A sample by its name in the address; null when there is none of that name. */
export async function readSample(name: string): Promise<Validation | null> {
  return isSample(name) ? validationSchema.parse((await SAMPLES[name]()).default) : null
}
