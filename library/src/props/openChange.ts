/**
 * Called when the user opens or closes something, with the reason: the user clicked its button (`trigger`), selected
 * one of its items (`item`), clicked a close button (`close`), pressed Escape (`escape`), or clicked or moved the focus
 * outside (`outside`). It isn't called for changes that you make to `open` yourself.
 *
 * @inline
 */
export type OnOpenChange = (
  open: boolean,
  details: { reason: 'trigger' | 'item' | 'close' | 'escape' | 'outside' },
) => void;

/** What the user did to open or close something. */
export type OpenChangeReason = Parameters<OnOpenChange>[1]['reason'];
