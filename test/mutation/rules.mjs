/** The server's pure functions: their tests need neither a database nor a socket. */
export const serverRules = [
  'api/clicks/click-rule',
  'api/database/{reason,search-words}',
  'api/feeds/{instant,xml}',
  'api/http/{content,encoding,failure,fault-log,recent-answers,site-address}',
  'api/requests/{calendar-event,parameters}',
  'api/rich-html/*',
  'site/pages/{fill-page,head,sports-event}',
].map((path) => `demo/${path}`)
