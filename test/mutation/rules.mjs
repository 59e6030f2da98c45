/** The server's pure functions: their tests need neither a database nor a socket. */
export const serverRules = [
  'clicks/click-rule',
  'database/{reason,search-words}',
  'feeds/{instant,xml}',
  'http/{content,encoding,failure,fault-log,recent-answers,site-address}',
  'requests/{calendar-event,parameters}',
  'rich-html/*',
  'shell/{fill-page,head,sports-event}',
].map((path) => `demo/server/${path}`)
