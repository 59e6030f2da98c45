import { ClubPage } from './club-page'

export default function Page() {
  return <ClubPage site={process.env.VITE_SITE ?? ''} />
}
