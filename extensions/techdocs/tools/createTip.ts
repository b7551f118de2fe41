/** How long a tooltip stays after the pointer leaves, in ms. */
const LEAVE_DELAY = 1000;

/** Shows a text at a control until the user has left the control for a second. Screen readers announce it. */
export interface Tip {
  show(control: HTMLElement, text: string): void;
  remove(): void;
}

/** Creates the tooltip of a page. There is one, because only one control is used at a time. */
export function createTip(root: ShadowRoot): Tip {
  const tip = document.createElement('div');
  tip.dataset['docsTip'] = '';
  tip.setAttribute('role', 'status');
  tip.hidden = true;
  root.append(tip);
  let close: (() => void) | undefined;
  return {
    show(control, text) {
      close?.();
      tip.textContent = text;
      tip.hidden = false;
      place(tip, control);
      control.dataset['docsDone'] = '';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const leave = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => close?.(), LEAVE_DELAY);
      };
      const enter = (): void => clearTimeout(timer);
      control.addEventListener('pointerleave', leave);
      control.addEventListener('blur', leave);
      control.addEventListener('pointerenter', enter);
      const hide = (): void => close?.();
      addEventListener('scroll', hide, { capture: true, passive: true });
      close = () => {
        clearTimeout(timer);
        control.removeEventListener('pointerleave', leave);
        control.removeEventListener('blur', leave);
        control.removeEventListener('pointerenter', enter);
        removeEventListener('scroll', hide, { capture: true });
        delete control.dataset['docsDone'];
        tip.hidden = true;
        tip.textContent = '';
        close = undefined;
      };
      // With the keyboard or on a touch screen, there is no pointer that leaves.
      if (!control.matches(':hover')) leave();
    },
    remove() {
      close?.();
      tip.remove();
    },
  };
}

function place(tip: HTMLElement, control: HTMLElement): void {
  const box = control.getBoundingClientRect();
  // The tooltip is placed relative to the element that contains the page.
  const origin = (tip.getRootNode() as ShadowRoot).host.getBoundingClientRect();
  const half = tip.offsetWidth / 2;
  const middle = Math.min(Math.max(box.x + box.width / 2, half + 4), innerWidth - half - 4);
  const above = box.y - tip.offsetHeight - 6;
  const top = above < 4 ? box.bottom + 6 : above;
  Object.assign(tip.style, { left: `${middle - origin.x}px`, top: `${top - origin.y}px` });
}
