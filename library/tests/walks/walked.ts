/** What a walk knows of the modals that it opened. */
export class Walked {
  /** The names of the modals, in the order in which they were opened. */
  readonly order: string[] = [];
  /** What had the focus when a modal opened. */
  readonly openers = new Map<string, Element | null>();

  /** Called when a modal opens from a button, or from an item of a menu, whose button gets the focus. */
  onOpen(name: string) {
    const focused = document.activeElement;
    const button = focused?.closest('.dropdown-menu')?.parentElement?.querySelector('button');
    this.#add(name, button ?? focused);
  }

  /** Called when the next step of a wizard replaces a modal. */
  onReplace(name: string, next: string) {
    this.#add(next, this.openers.get(name) ?? null);
  }

  #add(name: string, opener: Element | null) {
    const at = this.order.indexOf(name);
    if (at >= 0) this.order.splice(at, 1);
    this.order.push(name);
    this.openers.set(name, opener);
  }
}
