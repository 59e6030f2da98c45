/** What an opened club shows: address, e-mail and president, as far as they are known, and the way to its matches and competitions. */
import type { Member } from '../../src/contract/federation'
import { primaryAddress } from '../../src/domain/competition/club'
import { safeUrl, withoutMailto } from '../../src/domain/text/link'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Icon } from '../../src/ui/base/icon'
import { shapes } from '../../src/ui/base/shapes'
import { withUniqueKeys } from '../../src/ui/base/unique-keys'

export function MemberDetails({ member }: { member: Member }) {
  const { configuration } = useWidget()
  const address = primaryAddress(member)
  const { email, president } = member
  return (
    <div className="member-facts">
      {address && (
        <address className="member-fact">
          <Icon shape={shapes.pin} />
          <span>
            {address.lines.map((line) => (
              <span key={line} className="line">
                {line}
              </span>
            ))}
          </span>
        </address>
      )}
      {email && <Email email={email} />}
      {president && (
        <div className="member-fact">
          <Icon shape={shapes.person} />
          <span>
            <span className="line detail">Predsednik</span>
            <span className="line president">{`${president.firstName} ${president.lastName}`.trim()}</span>
          </span>
        </div>
      )}
      {!address && !email && !president && <p>{member.shortName}</p>}
      <div className="member-fact">
        <Icon shape={shapes.calendar} />
        <span>
          <a className="line" href={siteUrl(configuration, 'tekme', { klub: member.id })}>
            Tekme kluba
          </a>
          {withUniqueKeys(
            (member.competitions ?? []).map(({ id, name, season }) => (
              <a
                key={id}
                className="line"
                href={siteUrl(configuration, `tekmovanje/${encodeURIComponent(id)}`)}
              >
                {`${name} ${season.name}`}
              </a>
            )),
          )}
        </span>
      </div>
    </div>
  )
}

/** An unsafe address is shown as text (contract: Links in data). */
function Email({ email }: { email: string }) {
  const url = /^[^\s@]+@[^\s@]+$/.test(email) ? safeUrl(`mailto:${email}`) : null
  return (
    <div className="member-fact">
      <Icon shape={shapes.mail} />
      {url ? <a href={url}>{withoutMailto(email)}</a> : <span>{email}</span>}
    </div>
  )
}
