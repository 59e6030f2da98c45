/** A placeholder with the article's layout. */
import { Bar, Loading } from '../../src/ui/states/skeleton'

export function ArticleSkeleton() {
  return (
    <Loading count={1}>
      <div className="article">
        <div className="article-head">
          <div className="article-facts">
            <span className="article-date">
              <Bar width={120} height={16} />
            </span>
          </div>
          <div className="article-title">
            <Bar width={620} height={30} />
          </div>
          <div className="article-lead">
            <Bar width={560} height={16} />
          </div>
        </div>
        <span className="article-picture" />
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
