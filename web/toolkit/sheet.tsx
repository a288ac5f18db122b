import { type ReactNode, useEffect, useRef } from 'react'

/** A dialog: a panel on a desk, a sheet from below on a phone. */
export function Sheet({
  title,
  closeLabel,
  close,
  wide = false,
  children,
}: {
  readonly title: string
  readonly closeLabel: string
  close(): void
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={`sheet${wide ? ' wide' : ''}`} aria-label={title} onClose={close}>
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
