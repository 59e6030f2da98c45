import { describe, expect, it } from 'vitest'
import { droppedParts } from './dropped-parts'

const long = `https://${'a'.repeat(52)}`

describe('what is dropped is named:', () => {
  it.each<[html: string, reasons: string[]]>([
    [
      '<script>x</script><form><input></form>',
      ['script', 'form', 'input'].map((tag) => `the element <${tag}> is dropped`),
    ],
    ['<my-card>a</my-card>', ['the element <my-card> is dropped']],
    [
      '<img src="http://x.example/a.jpg">',
      ['the picture "http://x.example/a.jpg" is dropped: only https and paths under storage are shown'],
    ],
    ['<img>', ['the picture "" is dropped: only https and paths under storage are shown']],
    [
      '<a href="javascript:x">a</a>',
      ['the link "javascript:x" is dropped, its text stays: it leads nowhere'],
    ],
    ['<a href="#ni">a</a>', ['the link "#ni" is dropped, its text stays: it leads nowhere']],
    [
      '<iframe src="https://x.example/a"></iframe>',
      ['the frame "https://x.example/a" becomes a link: only videos of YouTube and Vimeo are shown'],
    ],
    [
      '<oembed url="https://x.example/a"></oembed>',
      ['the frame "https://x.example/a" becomes a link: only videos of YouTube and Vimeo are shown'],
    ],
    [
      '<video src="http://x.example/a.mp4"></video>',
      ['the recording "http://x.example/a.mp4" is dropped: only https and paths under storage are played'],
    ],
    [
      `<a href="ftp:${long}">a</a>`,
      [`the link "ftp:${long.slice(0, 56)}…" is dropped, its text stays: it leads nowhere`],
    ],
    [
      `<a href="ftp:${long.slice(0, 56)}">a</a>`,
      [`the link "ftp:${long.slice(0, 56)}" is dropped, its text stays: it leads nowhere`],
    ],
  ])('%s', (html, reasons) => {
    expect(droppedParts(html)).toEqual(reasons)
  })

  it.each([
    '<p style="color:red">a</p><a>b</a><video><source src="a.mp4"></video>',
    '<a href="#b">a</a><p id="b">b</p><img src="a.jpg"><iframe src="https://youtu.be/M7lc1UVf-VE"></iframe>',
    '<img src="data:image/gif;base64,R0" data-src="https://x.example/a.jpg"><object><embed src="https://youtu.be/M7lc1UVf-VE"></object>',
  ])('nothing in %s', (html) => {
    expect(droppedParts(html)).toEqual([])
  })
})
