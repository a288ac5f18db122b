import { type ReactNode, useEffect, useRef } from 'react'

/** A dialog: a panel on a desk, a sheet from below on a phone; `beside` the table it leaves the rest in use. */
export function Sheet({
  title,
  closeLabel,
  close,
  wide = false,
  beside = false,
  children,
}: {
  readonly title: string
  readonly closeLabel: string
  close(): void
  readonly wide?: boolean
  readonly beside?: boolean
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const box = dialog.current
    if (box === null || box.open) return
    if (beside) box.show()
    else box.showModal()
  }, [beside])
  return (
    <dialog
      ref={dialog}
      className={`sheet${wide ? ' wide' : ''}${beside ? ' beside' : ''}`}
      aria-label={title}
      onClose={close}
      onKeyDown={event => event.key === 'Escape' && dialog.current?.close()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
