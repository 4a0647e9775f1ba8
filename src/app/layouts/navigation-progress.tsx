import { useNavigation } from 'react-router-dom'
import { TopHairline } from '../top-hairline'

/** A hairline at the top while a page is on its way; quick ones never show it. */
export const NavigationProgress = () => (
  <TopHairline says={useNavigation().state === 'idle' ? null : 'Loading page'} />
)
