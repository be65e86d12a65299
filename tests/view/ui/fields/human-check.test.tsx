import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { HumanCheck, type HumanCheckState } from '../../../../src/ui/fields/human-check.tsx'

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Я не робот' })
const draw = (state: HumanCheckState, rest: { problem?: string; disabled?: boolean } = {}) => {
  const onCheck = vi.fn<() => void>()
  render(<HumanCheck state={state} onCheck={onCheck} {...rest} />)
  return onCheck
}

describe('«Я не робот»', () => {
  test('VL20 a click asks for the check and ticks nothing by itself', () => {
    const onCheck = draw('idle')
    fireEvent.click(box())
    expect(onCheck).toHaveBeenCalledTimes(1)
    expect(box().checked).toBe(false)
  })

  test.each([
    ['loading', 'Загружаем проверку…', false],
    ['solving', 'Проверяем…', false],
    ['done', 'Проверено', true],
  ] as const)('while %s it says so, keeps its place in the order of Tab and ignores clicks', (state, news, checked) => {
    const onCheck = draw(state)
    expect(screen.getByText(news).getAttribute('aria-live')).toBe('polite')
    expect(box().getAttribute('aria-disabled')).toBe('true')
    expect(box().disabled).toBe(false)
    fireEvent.click(box())
    expect(onCheck).not.toHaveBeenCalled()
    expect(box().checked).toBe(checked)
  })

  test('why it has to be done again is said and belongs to the box', () => {
    draw('idle', { problem: 'Проверка устарела' })
    expect(box().getAttribute('aria-invalid')).toBe('true')
    const described = (box().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toContain('Проверка устарела')
  })

  test('while the form is sent nothing can be pressed', () => {
    const onCheck = draw('idle', { disabled: true })
    fireEvent.click(box())
    expect(onCheck).not.toHaveBeenCalled()
  })
})
