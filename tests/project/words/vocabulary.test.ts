/** One word for one thing in all texts of the portal and of its server, as far as a machine can tell (D179). */
import { expect, test } from 'vitest'
import { portalTexts, textsIn, type Text } from './texts.ts'

interface Rule {
  name: string
  /** What no text may have. */
  wrong: RegExp
  /** What the specification fixes letter by letter, or where the mark itself is meant: not looked at. */
  except?: RegExp
  /** A text that breaks the rule. */
  example: string
}

/** Words that are written with «ё», in the spelling without it: whole words only, for «все» and «всё» are both right. */
const WITHOUT_YO =
  'еще|ее|нее|мое|твое|свое|ваше?е|идет|придет|пройдет|дойдет|найдет|войдет|зайдет|подойдет|вернет(?:ся)?|начнет(?:ся)?|дает|счет(?:е|у|ом)?|отчет(?:а|е|ов|ности)?|' +
  'учет(?:а|е|у|ом|ная|ную|ной)?|расчет(?:а|ов)?|трех|четырех|прием|прошел|дошел|шуруповерт(?:а|ы)?|темная|надежнее|' +
  '(?:[а-я]*(?:подтвержд|заверш|отклон|введ|сохран|удал|поврежд|защищ|запрещ|разреш|включ|исключ|измен|провед|привед|перевед|возвращ))ен'

const RULES: readonly Rule[] = [
  {
    name: 'ё where it belongs',
    wrong: new RegExp(`(?<![а-яё])(?:${WITHOUT_YO})(?![а-яё])`, 'i'),
    except: /Показать еще|ИНН подтвержден(?![а-яё])|Неверный пароль введен 5 раз/g,
    example: 'Профиль сохранен',
  },
  {
    name: 'QR-код with its hyphen: only «QR код не распознан» is specified',
    wrong: /QR код(?! не распознан)/,
    example: 'Ищем QR код…',
  },
  {
    name: 'quotation marks «like these»',
    wrong: /(?<!=)"(?=[а-яё])|[а-яё]"|”/i,
    except: /npm run .*/,
    example: 'Нажмите "Сохранить"',
  },
  { name: 'a dash between words, no hyphen', wrong: /[а-яё»)] -+ [а-яё«]/i, example: 'Код - ваш пароль' },
  {
    name: 'one space, and none before a mark',
    wrong: /[а-яё] [,;:!?](?!\s?[,(/])/i,
    except: /знаки \. ,/g,
    example: 'Введите код , затем имя',
  },
  {
    name: 'after silence: «Повторите — запрос не выполнится дважды»',
    wrong: /овторите: (?:второ?[йаи]|дважды)|второй раз .*не (?:добав|передад|исключ)|двух SMS/,
    example: 'Повторите: дважды это не выполнится',
  },
  {
    name: '«Данные и фотографии сохранены»',
    wrong: /[Вв]вед[её]нное (?:осталось|и фотограф|сохран)/,
    example: 'Введённое осталось в форме',
  },
  { name: '«Максимум 2 500 ₽»', wrong: /Сколько можно/, example: 'Сколько можно, 2 500 ₽' },
  { name: 'the limit of a year is a limit', wrong: /[Пп]редел(?:а|у|ом)? выплат/, example: 'Предел выплат близко' },
  {
    name: 'points are charged («начислено»), earned only by the month',
    wrong: /(?<!За месяц )заработан/i,
    example: 'Заработано 150 баллов',
  },
  {
    name: 'the browser shows («покажет»), it does not talk',
    wrong: /раузер (?:с)?кажет/,
    example: 'Браузер скажет «Есть новости»',
  },
  { name: '«Срок действия» of a card', wrong: /Действует до|^MM\/YY$/, example: 'Действует до' },
  { name: '«Не удалось …»', wrong: /не получилось/, example: 'Найти точку не получилось' },
  {
    name: 'who checks by hand is «поддержка»; «администрация» and «модератор» are specified in their one text each',
    wrong: /[Мм]одератор|проверят люди|сотрудник(?!и? Оператора|у, который)/,
    except: /Инструмент отобразится после проверки модератором/,
    example: 'Модератор проверит номер',
  },
]

const broken = ({ wrong, except }: Rule, texts: readonly Text[]): string[] =>
  texts.filter(({ text }) => wrong.test(except ? text.replace(except, '') : text)).map(({ at, text }) => `${at} ${text}`)

const texts = portalTexts()

test.each(RULES)('D179 $name', (rule) => {
  expect(broken(rule, textsIn('x.ts', `const x = '${rule.example}'`))).toHaveLength(1)
  expect(broken(rule, texts)).toEqual([])
})

test('all kinds of text are read, comments are not', () => {
  const source = '/* Да */ const a = <p title="Раз">Два {`три ${n} четыре`} // пять\n шесть</p>'
  expect(textsIn('x.tsx', source)).toEqual([
    { at: 'x.tsx:1', text: 'Раз' },
    { at: 'x.tsx:1', text: 'Два' },
    { at: 'x.tsx:1', text: 'три … четыре' },
    { at: 'x.tsx:1', text: '// пять шесть' },
  ])
  expect(texts.length).toBeGreaterThan(1_000)
})
