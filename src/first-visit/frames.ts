/** Starts the frames of demos once the page around them is loaded. */
export function startFrames() {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-src]'))
    frame.src ||= frame.dataset.src!;
}
