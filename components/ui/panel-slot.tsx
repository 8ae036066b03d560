/** Where side panels are put: after the page, so that they are a landmark of their own. Stands once in the shell. */
export const PANEL_SLOT_ID = 'panel-slot';
/** The rest of the page; out of reach while a panel covers it. */
export const PAGE_FRAME_ID = 'page-frame';

export function PanelSlot() {
  return <div id={PANEL_SLOT_ID} />;
}
