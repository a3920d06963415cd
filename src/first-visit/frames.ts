import { whenNear } from '../browser/whenNear.ts';

/** Starts the frames of demos, each when it is near the window. */
export function startFrames() {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-src]'))
    whenNear(frame.parentElement!, () => (frame.src ||= frame.dataset.src!));
}
