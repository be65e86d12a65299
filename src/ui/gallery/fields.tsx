import { useState } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import { Field } from '../fields/field.tsx'
import { Link } from '../actions/link.tsx'
import { MaskedInput } from '../fields/masked-input.tsx'
import { CARD_MASK, DATE_MASK, EXPIRY_MASK } from '../fields/digit-masks.ts'
import { PHONE_MASK } from '../fields/masks.ts'
import { PasswordInput } from '../fields/password-input.tsx'
import { Columns } from '../base/stack.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Section } from './section.tsx'

const EMPTY = { phone: '', date: '', card: '', expiry: '', password: 'перфоратор', text: '', area: '', agree: true }

export const FieldSection = () => {
  const [form, setForm] = useState(EMPTY)
  const on = (name: keyof typeof EMPTY) => (value: string | boolean) => setForm((old) => ({ ...old, [name]: value }))
  return (
    <Section title="Поля">
      <Columns>
        <Field label="Номер телефона" required>
          <MaskedInput mask={PHONE_MASK} value={form.phone} onValueChange={on('phone')} autoComplete="tel" />
        </Field>
        <Field label="Пароль" aside={<Link href="#recovery">Забыли пароль?</Link>}>
          <PasswordInput value={form.password} onValueChange={on('password')} />
        </Field>
        <Field label="Дата покупки" hint="Как в чеке, не позже сегодняшнего дня">
          <MaskedInput mask={DATE_MASK} value={form.date} onValueChange={on('date')} />
        </Field>
        <Field label="ИНН продавца" error="ИНН может состоять только из 10 или 12 цифр" required>
          <TextInput value="77077" onValueChange={() => {}} digits inputMode="numeric" />
        </Field>
        <Field label="Номер карты">
          <MaskedInput mask={CARD_MASK} value={form.card} onValueChange={on('card')} autoComplete="cc-number" />
        </Field>
        <Field label="Срок действия">
          <MaskedInput mask={EXPIRY_MASK} value={form.expiry} onValueChange={on('expiry')} autoComplete="cc-exp" />
        </Field>
        <Field label="Серийный номер" hint="Только цифры и точки">
          <TextInput value={form.text} onValueChange={on('text')} digits placeholder="Введите серийный номер" />
        </Field>
        <Field label="Телефон (не изменяется)">
          <TextInput value="+7 (912) 345-67-89" onValueChange={() => {}} digits readOnly />
        </Field>
        <Field label="Недоступное поле">
          <TextInput value="Продавец" onValueChange={() => {}} disabled />
        </Field>
        <Field label="Адрес" error="Некорректное значение" hint="Город, улица, дом">
          <TextArea value="Тверь" onValueChange={() => {}} />
        </Field>
        <Field label="Пароль, недоступен">
          <PasswordInput value="перфоратор" onValueChange={() => {}} disabled />
        </Field>
        <Field label="Сообщение">
          <TextArea value={form.area} onValueChange={on('area')} placeholder="Напишите нам" />
        </Field>
      </Columns>
      <div>
        <Checkbox label="Запомнить на этом устройстве" checked={form.agree} onCheckedChange={on('agree')} />
        <Checkbox
          label="У меня нет чека"
          hint="Инструмент будет зарезервирован до появления чека"
          checked={!form.agree}
          onCheckedChange={(checked) => on('agree')(!checked)}
        />
        <Checkbox label="Согласие с правилами" error="Подтвердите согласие" checked={false} onCheckedChange={() => {}} />
        <Checkbox label="Недоступно" checked disabled onCheckedChange={() => {}} />
      </div>
    </Section>
  )
}
