import { type Validation, validationSchema } from '@domain/stored-validation'

/** Reports by the built-in analyst; a test regenerates and compares them. */
const SAMPLES = {
  dental: () => import('./dental.json'),
  stock: () => import('./stock.json'),
  tutor: () => import('./tutor.json'),
}

type SampleName = keyof typeof SAMPLES

const isSample = (name: string): name is SampleName => Object.hasOwn(SAMPLES, name)

/** The sample with this name; null if there is none. */
export async function readSample(name: string): Promise<Validation | null> {
  return isSample(name) ? validationSchema.parse((await SAMPLES[name]()).default) : null
}
