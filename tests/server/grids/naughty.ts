/** Texts that people paste, programs produce and attackers try: each kind of trouble at each position of a word. */

const code = (point: number): string => String.fromCodePoint(point)
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Invisible characters: alone, before, in and after a word. */
const around = (points: readonly number[]): string[] =>
  points.flatMap((point) => [code(point), `${code(point)}Анна`, `Ан${code(point)}на`, `Анна${code(point)}`])

const spaces = [0x20, 0xa0, 0x1680, ...range(0x2000, 0x200a), 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]
const invisible = [
  0xad,
  0x34f,
  0x61c,
  0x115f,
  0x180e,
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x2069),
]
const controls = [...range(0, 0x1f), ...range(0x7f, 0x9f)].map((point) => `Ан${code(point)}на`)
const noCharacters = [
  ...range(0xfdd0, 0xfddf),
  0xfffe,
  0xffff,
  0x1fffe,
  0x10ffff,
  0xe000,
  0xf8ff,
  0xe0001,
  0xe007f,
  0xfff9,
  0xfffd,
]
const halves = ['\uD800', '\uDC00', '\uDBFF', '\uDFFF', '\uDC00\uD800', '\uD83D', '\uDE00\uD83D'].flatMap((half) => [
  half,
  `Ан${half}на`,
  `${half}Анна`,
])

const accents = ['Йод', 'Ёлка', 'Чайковский', 'Семён', 'й', 'ё', 'Ѐ', 'Ї', 'é', 'Å', 'ﬁ', 'Ω'].flatMap((text) =>
  (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => text.normalize(form)),
)
const stacks = [3, 30, 300].flatMap((height) => ['\u0301', '\u0489', '\u20DD'].map((mark) => `А${mark.repeat(height)}нна`))

/** One of a line. */
const linesOf = (text: string): string[] => text.trim().split('\n')
const wordsOf = (text: string): string[] => text.split(' ')

const lookalikes = wordsOf('Aнна Аnnа Αννα Анnа Ан🅝а 𝐀нна Ａнна ᴀнна Ѧнна Ҥнна Њ Ґ Ўладзімір ѣ Ꙗ ꚙ')
const scripts = wordsOf('Ανδρέας Նարեկ דוד محمد अनिल অনিল ਅਨਿਲ அனில் สมชาย ສົມ བསྟན မောင် დავით 김철수 ᚱᚢᚾ አበበ 李明 田中さん ﾀﾅｶ')
const more = wordsOf('Ngô Ðuro Åsa İstanbul ıI ß ŉ Ǆ 𐍈 𓀀 𝓐 ㍿ ㏇ ①②③ ½ ٣٤٥ ७ ᠒ « » „ “ ‚ ‘ — – − ‐ ‑ … № § © € ₽ • ′ ″ ※ ⁄ ×')

const emoji = wordsOf('😀 👩‍👩‍👧‍👦 🏳️‍🌈 🇷🇺 👍🏽 1️⃣ ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🫠 ☺ ⌛ 🀄').flatMap((one) => [one, `Анна ${one}`, one.repeat(40)])

const markup = linesOf(String.raw`
<script>alert(1)</script>
<img src=x onerror=alert(1)>
<svg/onload=alert(1)>
"><script>alert(1)</script>
'-alert(1)-'
<b>Анна</b>
<!--
-->
<![CDATA[x]]>
<?xml version="1.0"?>
<!DOCTYPE x [<!ENTITY a "b">]>
&lt;b&gt;
&#0;
&nbsp;
javascript:alert(1)
JaVaScRiPt:alert(1)
data:text/html,<script>1</script>
<a href="//evil.example">Анна</a>
</textarea>
</title>
<iframe src=//evil.example>
<math><mtext></form>
＜script＞
<style>*{}</style>
<base href=//x>
{{7*7}}
#{7*7}
<%= 7*7 %>
{%x%}
[[x]]
%{7*7}
@{x}
$(id)
| id
; id
&& id
`)
const sql = linesOf(String.raw`
''
\'
' or '1'='1
' or 1=1 --
" or ""="
'; drop table users; --
') or ('1'='1
1; select pg_sleep(10)
' union select null --
admin'--
'/*
*/
' || pg_sleep(5) || '
$$
$1
$tag$x$tag$
::text
E'\x41'
%_%
\%
{"$gt":""}
{"$ne":null}
[$ne]=1
';waitfor delay '0:0:5'--
0x27
CHAR(39)
%27
%2527
Ант'он
О’Нил
null
NULL
(null)
`)
const programs = linesOf(String.raw`
undefined
true
false
NaN
Infinity
-Infinity
-0
0
1e1000
0x1f
1_000
08
1/0
٣
--1
__proto__
constructor
prototype
toString
hasOwnProperty
[object Object]
{}
[]
"}
\u0000
\n
\x00
%00
%s%s%s%n
%d
%@
../../../../etc/passwd
..\..\windows
/dev/null
C:\con
CON
NUL
LPT1
file:///etc/passwd
%0d%0aX: y
http://169.254.169.254/
=1+1
+1
-1+1
@SUM(1)
=cmd|calc
`)
const escapes = [
  '\r\nSet-Cookie: a=b',
  'a\tb',
  '\u001B[31mred',
  '\b\b\b',
  '<scr\u0000ipt>',
  '`id`',
  ['$', '{jndi:ldap://x/a}'].join(''),
]
const punctuation = range(0x21, 0x7e)
  .map(code)
  .flatMap((sign) => (/[A-Za-z0-9]/.test(sign) ? [] : [sign, `Анна${sign}Мария`]))

const lengths = [99, 100, 101, 199, 200, 201, 399, 400, 401, 1_000, 1_001, 8_192, 50_000]
const long = lengths.flatMap((length) => ['А'.repeat(length), 'слово '.repeat(Math.ceil(length / 6)), '🙂'.repeat(length / 2)])
const empty = ['', ' ', '   ', '\t', '\n', '\r\n', '.', '-', ',', ' - ', '- -', '...', 'А', ' Анна', 'Анна ', 'Анна  Мария']

/** More than five hundred different texts. */
export const NAUGHTY: readonly string[] = [
  ...new Set([
    ...empty,
    ...around(spaces),
    ...around(invisible),
    ...controls,
    ...noCharacters.map((point) => `Ан${code(point)}на`),
    ...halves,
    ...accents,
    ...stacks,
    ...lookalikes,
    ...scripts,
    ...more,
    ...emoji,
    ...markup,
    ...sql,
    ...programs,
    ...escapes,
    ...punctuation,
    '9'.repeat(400),
    ...long,
  ]),
]

/** Every n-th text, with a different offset for every field, so that fields share the work. */
export const someOf = (count: number, seed: number): readonly string[] => {
  const step = Math.max(1, Math.floor(NAUGHTY.length / count))
  return NAUGHTY.filter((_, index) => index % step === seed % step)
}
