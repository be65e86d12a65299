import { expect, test } from 'vitest'
import { splitModel } from '../../../../src/domain/sales/model-name.ts'

test.each([
  ['Углошлифовальная машина УШМ-125', 'Углошлифовальная машина', 'УШМ-125'],
  ['Дрель 18В ДШ-18 Ли', 'Дрель 18В', 'ДШ-18 Ли'],
  ['  Лобзик   Л-90 ', 'Лобзик', 'Л-90'],
  ['УШМ-125', '', 'УШМ-125'],
  ['Пылесос', 'Пылесос', ''],
])('D42 «%s» is «%s» with the code «%s»', (name, words, code) => expect(splitModel(name)).toEqual({ words, code }))
