// In the file of React (local/build/chunk-groups.ts), so that it starts in a task of its own.
import { createRoot, hydrateRoot } from 'react-dom/client'

export { createRoot, hydrateRoot }
