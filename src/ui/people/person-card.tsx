/** People as cards: photo, name, role. */

import { Picture } from '../pictures/picture'
import './person-card.css?sheet'

export interface PersonCardProperties {
  name: string
  /** The person's role; empty if unknown. */
  role: string
  photo: string | null
}

export function PersonCards({ people }: { people: readonly PersonCardProperties[] }) {
  if (people.length === 0) return null
  return (
    <ul className="people" role="list">
      {people.map(({ name, role, photo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
        <li key={index}>
          <div className="person">
            <span className="person-picture cover">
              <Picture src={photo} instead={<Bust />} />
            </span>
            <span className="person-name">{name}</span>
            {role && <span className="person-role secondary">{role}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Bust() {
  return (
    <svg viewBox="0 0 160 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle className="person-court" cx="80" cy="92" r="66" />
      <circle className="person-court" cx="80" cy="92" r="98" />
      <path d="M80 122a29 35 0 1 0 0-70 29 35 0 0 0 0 70M10 200c0-40 30-62 70-62s70 22 70 62Z" />
    </svg>
  )
}
