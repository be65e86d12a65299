// Registering a tool: the form, the ways a receipt gets into it, and what comes of it.
import { tsImport } from 'tsx/esm/api'
import { answer, asSeller, chooseFiles, heading, hold, lose, refused, signIn } from './steps.mjs'

const { damagedPhoto, photoWithoutCode } = await tsImport('../../e2e/support/photos.ts', import.meta.url)

const openForm = async (page) => {
  await page.goto('/tool')
  const start = page.getByRole('button', { name: 'Ввести данные', exact: true })
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (await start.isVisible()) await start.click()
}
/** A seller before the open form. */
const atForm = async (page) => {
  await asSeller(page)
  await openForm(page)
}
const withSerial = async (page) => {
  await atForm(page)
  await page.getByLabel('Серийный номер').fill('100.00090')
}
const withReceipt = async (page) => {
  await withSerial(page)
  await page.getByRole('button', { name: 'Ввести данные вручную' }).click()
  await page.getByLabel('Дата покупки').fill('19.11.2026')
  await page.getByLabel('Сумма чека').fill('4990')
  await page.getByLabel('ФН', { exact: true }).fill('9960440300000001')
  await page.getByLabel('ФД', { exact: true }).fill('12345')
  await page.getByLabel('ФП', { exact: true }).fill('0123456781')
}
const submit = (page) => page.getByRole('button', { name: 'Зарегистрировать' }).click()

const SALE = '**/api/sale/seller/purchase/confirm/**'
const UPLOAD = '**/api/files'

const choosePhotos = (page, ...photos) => chooseFiles(page, 'Фото чека', ...photos)
const RECEIPT = 't=20261119T1507&s=4990.00&fn=9960440300000001&i=12345&fp=0123456781&n=1'
const OTHER_RECEIPT = 't=20261118T1210&s=12990.00&fn=9960440300000001&i=12377&fp=0123456782&n=1'
const scan = (page) => page.getByRole('button', { name: 'Сканировать QR код' }).click()
const noToast = (page) =>
  page
    .getByRole('button', { name: /Закрыть/ })
    .first()
    .click()

export const toolScenes = [
  {
    name: 'tool',
    title: 'Регистрация продажи',
    steps: async (page) => {
      await asSeller(page)
      await page.goto('/tool')
      await heading(page, 'Регистрация продажи с чеком')
    },
  },
  {
    name: 'tool-form',
    title: 'Регистрация: форма',
    steps: atForm,
  },
  {
    name: 'tool-customer',
    title: 'Регистрация инструмента покупателем',
    steps: async (page) => {
      await signIn(page, '9000000005', 'customer')
      await openForm(page)
      await heading(page, 'Регистрация инструмента')
    },
  },
  {
    name: 'tool-reserve',
    title: 'Регистрация: чека нет',
    steps: async (page) => {
      await withSerial(page)
      await page.getByLabel('У меня нет чека').check()
      await heading(page, 'Резерв без чека')
    },
  },
  {
    name: 'tool-photos',
    title: 'Регистрация: чек прочитан с фотографии',
    steps: async (page) => {
      await withSerial(page)
      await choosePhotos(page, await photoWithoutCode('касса.jpg'), await damagedPhoto(RECEIPT, 'чек.jpg'))
      await page.getByText('QR код распознан').waitFor()
      await noToast(page)
    },
  },
  {
    name: 'tool-photo-only',
    title: 'Регистрация: QR код на фотографии не нашёлся',
    steps: async (page) => {
      await withSerial(page)
      await choosePhotos(page, await photoWithoutCode('чек.jpg'))
      await page.getByRole('group', { name: 'Фото чека' }).getByText('QR код не распознан').waitFor()
    },
  },
  {
    name: 'tool-two-receipts',
    title: 'Регистрация: вторая фотография показывает другой чек',
    steps: async (page) => {
      await withSerial(page)
      await choosePhotos(page, await damagedPhoto(RECEIPT, 'чек.jpg'))
      await page.getByText('QR код распознан').waitFor()
      await choosePhotos(page, await damagedPhoto(OTHER_RECEIPT, 'другой.jpg'))
      await page.getByRole('button', { name: 'Взять с фотографии' }).waitFor()
    },
  },
  {
    name: 'tool-clear-receipt',
    title: 'Регистрация: фотографию, с которой взяты данные, удаляют',
    steps: async (page) => {
      await withSerial(page)
      await choosePhotos(page, await damagedPhoto(RECEIPT, 'чек.jpg'))
      await page.getByText('QR код распознан').waitFor()
      await page.getByRole('button', { name: 'Удалить файл чек.jpg' }).click()
      await page.getByRole('button', { name: 'Очистить', exact: true }).waitFor()
    },
  },
  {
    name: 'tool-uploading',
    title: 'Регистрация: фотографии загружаются',
    steps: async (page) => {
      await withSerial(page)
      await hold(page, UPLOAD)
      await choosePhotos(page, await photoWithoutCode('чек.jpg'), await photoWithoutCode('касса.jpg'))
      await page.getByRole('button', { name: 'Отменить загрузку чек.jpg' }).waitFor()
    },
  },
  {
    name: 'tool-upload-failed',
    title: 'Регистрация: фотография не загрузилась',
    steps: async (page) => {
      await withSerial(page)
      await answer(page, UPLOAD, 422, refused(500, 'Не удалось сохранить файл. Попробуйте ещё раз'))
      await choosePhotos(page, await photoWithoutCode('чек.jpg'))
      await page.getByRole('button', { name: 'Загрузить ещё раз чек.jpg' }).waitFor()
      await submit(page)
      await page.getByText('Не все фотографии загружены').waitFor()
    },
  },
  {
    name: 'tool-scanner',
    title: 'Регистрация: камера ищет QR код',
    steps: async (page) => {
      await page.context().grantPermissions(['camera'])
      await withSerial(page)
      await scan(page)
      await page.getByText('Ищем QR код…').waitFor()
    },
  },
  {
    name: 'tool-no-camera',
    title: 'Регистрация: камера недоступна',
    steps: async (page) => {
      await withSerial(page)
      await scan(page)
      await page.getByText('Нет доступа к камере').waitFor()
    },
  },
  {
    name: 'tool-errors',
    title: 'Регистрация: пустая форма',
    steps: async (page) => {
      await atForm(page)
      await submit(page)
    },
  },
  {
    name: 'tool-sending',
    title: 'Регистрация: отправка',
    steps: async (page) => {
      await withReceipt(page)
      await hold(page, SALE)
      await submit(page)
    },
  },
  {
    name: 'tool-unknown-serial',
    title: 'Регистрация: номера нет в базе',
    steps: async (page) => {
      await withReceipt(page)
      await answer(page, SALE, 422, refused(84))
      await submit(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'tool-done',
    title: 'Регистрация: инструмент добавлен',
    steps: async (page) => {
      await withReceipt(page)
      await answer(page, SALE, 200, { code: 0, message: null, payload: { id: '1', saleStatus: 'TAX_PENDING' } })
      await submit(page)
      await heading(page, 'Инструмент добавлен')
    },
  },
  {
    name: 'tool-refused',
    title: 'Регистрация: отказ',
    steps: async (page) => {
      await withReceipt(page)
      await answer(page, SALE, 409, refused(102))
      await submit(page)
      await heading(page, 'Ошибка')
    },
  },
  {
    name: 'tool-unanswered',
    title: 'Регистрация: ответа нет',
    steps: async (page) => {
      await withReceipt(page)
      await lose(page, SALE)
      await submit(page)
      await heading(page, 'Не удалось узнать результат')
    },
  },
]
