import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { FilterMenu } from '../table/filter-menu.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Ellipsis } from '../base/icons.ts'
import { Link } from '../actions/link.tsx'
import { Menu } from '../overlays/menu.tsx'
import { Panel } from '../content/panel.tsx'
import { StatusBadge, type StatusTone } from '../content/status-badge.tsx'
import type { Column, Sort } from '../table/table-types.ts'
import { Table } from '../table/table.tsx'

type Sale = { model: string; serial: string; date: string | null; bonus: string; status: string; tone: StatusTone }

const ROWS: Sale[] = [
  {
    model: 'Перфоратор аккумуляторный бесщёточный ПА-26/20',
    serial: '123.45678',
    date: '19.11.2026 14:05',
    bonus: '+1 250',
    status: 'Подтверждена',
    tone: 'success',
  },
  {
    model: 'Шуруповёрт ДА-18',
    serial: '987.65432',
    date: '18.11.2026 09:40',
    bonus: '+400',
    status: 'На проверке',
    tone: 'progress',
  },
  {
    model: 'Углошлифовальная машина УШМ-125/1100',
    serial: '555.00001',
    date: null,
    bonus: '',
    status: 'Зарезервирована',
    tone: 'neutral',
  },
]
const COLUMNS: Column<Sale>[] = [
  { id: 'model', header: 'Модель', cell: (row) => row.model, sortable: true, primary: true },
  {
    id: 'serial',
    header: 'Серийный номер',
    cell: (row) => (
      <Link href="#sale" quiet>
        {row.serial}
      </Link>
    ),
  },
  { id: 'date', header: 'Дата продажи', cell: (row) => row.date, sortable: true },
  { id: 'status', header: 'Статус', cell: (row) => <StatusBadge tone={row.tone}>{row.status}</StatusBadge> },
  { id: 'bonus', header: 'Баллы', cell: (row) => row.bonus, sortable: true, align: 'end' },
]

const menu = () => (
  <Menu
    trigger={<IconButton label="Действия с продажей" icon={<Ellipsis />} />}
    items={[
      { id: 'confirm', label: 'Подтвердить' },
      { id: 'cancel', label: 'Отменить', tone: 'danger' },
    ]}
  />
)

const key = (row: Sale) => row.serial
const STATUSES = [{ value: 'all', label: 'Подтверждена' }] as const

export const TableSection = () => {
  const [sort, setSort] = useState<Sort | null>({ column: 'date', direction: 'desc' })
  const [busy, setBusy] = useState(false)
  const onSort = (column: string) =>
    setSort(sort?.column === column && sort.direction === 'asc' ? { column, direction: 'desc' } : { column, direction: 'asc' })
  return (
    <>
      <Panel
        title="Мои продажи"
        flush
        actions={<FilterMenu label="Статусы" options={STATUSES} selected={['all']} onChange={() => {}} />}
        footer={<Button onClick={() => setBusy(!busy)}>Показать еще</Button>}
      >
        <Table
          inset
          caption="Мои продажи"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={key}
          rowActions={menu}
          cornerActions
          sort={sort}
          onSort={onSort}
          busy={busy}
        />
      </Panel>
      <Panel title="Таблица загружается" flush>
        <Table inset caption="Загрузка продаж" columns={COLUMNS} rows={[]} rowKey={key} skeletonRows={3} loading />
      </Panel>
      <Panel title="Пустая таблица" flush>
        <Table inset caption="Пустые продажи" columns={COLUMNS} rows={[]} rowKey={key} emptyText="Нет продаж" />
      </Panel>
      <Panel title="Таблица обновляется" flush>
        <Table inset caption="Обновление продаж" columns={COLUMNS} rows={ROWS} rowKey={key} sort={sort} onSort={onSort} busy />
      </Panel>
    </>
  )
}
