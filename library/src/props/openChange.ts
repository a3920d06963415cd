/**
 * Called when the user opens or closes something, with the reason: the user pressed its button (`trigger`), chose an item of
 * it (`item`), pressed a close button (`close`) or Escape (`escape`), or pressed or moved the focus outside (`outside`).
 * Changes that you make to `open` yourself are not reported.
 *
 * @inline
 */
export type OnOpenChange = (
  open: boolean,
  details: { reason: 'trigger' | 'item' | 'close' | 'escape' | 'outside' },
) => void;

/** What the user did to open or close something. */
export type OpenChangeReason = Parameters<OnOpenChange>[1]['reason'];
