import 'parket-widgets/match-list'
import 'parket-widgets/page'

document.querySelector('parket-match-list')?.addEventListener('parket-load', () => {
  document.title = 'Tekme'
})
