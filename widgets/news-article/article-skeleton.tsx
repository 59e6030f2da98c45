/** A placeholder with the article's layout. */
import { Bar, Loading, TextBar } from '../../src/ui/states/skeleton'

export function ArticleSkeleton() {
  return (
    <Loading count={1}>
      <div className="article">
        <div className="article-head">
          <div className="article-facts">
            <TextBar className="secondary" width={120} height={16} />
          </div>
          <TextBar as="div" className="article-title page-title" width={620} height={30} />
          <TextBar as="div" className="article-lead" width={560} height={16} />
        </div>
        <span className="article-picture cover" />
        <div className="article-waiting">
          <Bar width={640} height={14} />
          <Bar width={600} height={14} />
          <Bar width={620} height={14} />
          <Bar width={410} height={14} />
        </div>
      </div>
    </Loading>
  )
}
