import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import contrast from '../../contrast.css?inline';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

describeContract(Button, { element: 'button', className: 'button', props: { children: 'Save' } });

const colors = [
  'white',
  'light',
  'dark',
  'black',
  'text',
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
] as const;

test('A button does not submit a form unless told to', async () => {
  const screen = await render(<Button>Save</Button>);
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('A loading button says that it is busy', async () => {
  const screen = await render(<Button loading>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await expect.element(button).toHaveClass('button', 'is-loading');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});

test('As a link, a button keeps its classes, takes the attributes of a link and has no type', async () => {
  const screen = await render(
    <Button as="a" href="/docs" color="info" light>
      Docs
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Docs' });
  await expect.element(link).toHaveClass('button', 'is-info', 'is-light');
  await expect.element(link).toHaveAttribute('href', '/docs');
  await expect.element(link).not.toHaveAttribute('type');
});

test('A button may be an input, which keeps the type that it is given', () =>
  expectBulmaHtml(
    <>
      <Button as="input" type="submit" value="Send" />
      <Button as="input" type="reset" value="Undo" />
      <Button type="submit">Send</Button>
    </>,
    `<input class="button" type="submit" value="Send">
    <input class="button" type="reset" value="Undo">
    <button class="button" type="submit">Send</button>`,
  ));

test.for(colors)('A button has the color %s, in every style and state', (color) =>
  expectBulmaHtml(
    <>
      <Button color={color}>Go</Button>
      <Button color={color} soft>
        Go
      </Button>
      <Button color={color} bold>
        Go
      </Button>
      <Button color={color} outlined>
        Go
      </Button>
      <Button color={color} inverted>
        Go
      </Button>
      <Button color={color} inverted outlined>
        Go
      </Button>
      <Button color={color} rounded>
        Go
      </Button>
      <Button color={color} hovered>
        Go
      </Button>
      <Button color={color} focused>
        Go
      </Button>
      <Button color={color} active>
        Go
      </Button>
      <Button color={color} loading>
        Go
      </Button>
      <Button color={color} disabled>
        Go
      </Button>
    </>,
    [
      `is-${color}`,
      `is-${color} is-soft`,
      `is-${color} is-bold`,
      `is-${color} is-outlined`,
      `is-${color} is-inverted`,
      `is-${color} is-inverted is-outlined`,
      `is-${color} is-rounded`,
      `is-${color} is-hovered`,
      `is-${color} is-focused`,
      `is-${color} is-active`,
      `is-${color} is-loading`,
      `is-${color}" disabled="`,
    ]
      .map((classes) => `<button type="button" class="button ${classes}">Go</button>`)
      .join(''),
  ),
);

test('A colored button has a light and a dark tone', () =>
  expectBulmaHtml(
    <>
      <Button color="link" light>
        Light
      </Button>
      <Button color="link" dark>
        Dark
      </Button>
    </>,
    `<button type="button" class="button is-link is-light">Light</button>
    <button type="button" class="button is-link is-dark">Dark</button>`,
  ));

test('A button has sizes, which may be responsive or take the whole width', () =>
  expectBulmaHtml(
    <>
      <Button size="small">Small</Button>
      <Button size="normal" responsive>
        Normal
      </Button>
      <Button size="medium" fullwidth>
        Medium
      </Button>
      <Button size="large">Large</Button>
    </>,
    `<button type="button" class="button is-small">Small</button>
    <button type="button" class="button is-normal is-responsive">Normal</button>
    <button type="button" class="button is-medium is-fullwidth">Medium</button>
    <button type="button" class="button is-large">Large</button>`,
  ));

test('A button may look like a link or a label, and be a skeleton', () =>
  expectBulmaHtml(
    <>
      <Button ghost>Ghost</Button>
      <Button as="span" static>
        Static
      </Button>
      <Button skeleton>Loading</Button>
    </>,
    `<button type="button" class="button is-ghost">Ghost</button>
    <span class="button is-static">Static</span>
    <button type="button" class="button is-skeleton">Loading</button>`,
  ));

test('A button may be the chosen one of a bar, and may fill it', () =>
  expectBulmaHtml(
    <>
      <Button selected>Chosen</Button>
      <Button expanded>Wide</Button>
    </>,
    `<button class="button is-selected">Chosen</button>
    <button class="button is-expanded">Wide</button>`,
  ));

test('A button holds icons beside text, or an icon alone', () =>
  expectBulmaHtml(
    <>
      <Button size="large">
        <Icon size="medium">
          <i className="fab fa-github" />
        </Icon>
        <span>GitHub</span>
      </Button>
      <Button color="danger" outlined>
        <span>Delete</span>
        <Icon size="small">
          <i className="fas fa-times" />
        </Icon>
      </Button>
      <Button aria-label="Bold">
        <Icon size="small">
          <i className="fas fa-bold" />
        </Icon>
      </Button>
    </>,
    `<button type="button" class="button is-large">
      <span class="icon is-medium"><i class="fab fa-github"></i></span><span>GitHub</span>
    </button>
    <button type="button" class="button is-danger is-outlined">
      <span>Delete</span><span class="icon is-small"><i class="fas fa-times"></i></span>
    </button>
    <button type="button" class="button">
      <span class="icon is-small"><i class="fas fa-bold"></i></span>
    </button>`,
  ));

test.for(['Enter', ' '])('When navigating by keyboard, "%s" clicks it', async (key) => {
  const onClick = vi.fn();
  await render(<Button onClick={onClick}>Save</Button>);
  await userEvent.keyboard(`{Tab}{${key}}`);
  expect(onClick).toHaveBeenCalledOnce();
});

test.for(['click', 'Enter in a field', 'Enter on the button'])(
  'While it loads, a submit button submits nothing on %s, and keeps the focus',
  async (how) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const onClick = vi.fn();
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" loading={loading} onClick={onClick}>
          Save
        </Button>
      </form>
    );
    const screen = await render(form(false));
    const button = screen.getByRole('button');
    const field = screen.getByRole('textbox');
    const press = async () => {
      if (how === 'click') return (button.element() as HTMLElement).click();
      await userEvent.click(how === 'Enter in a field' ? field : button, { force: true });
      await userEvent.keyboard('{Enter}');
    };
    await press();
    expect(onSubmit).toHaveBeenCalled();
    (button.element() as HTMLElement).focus();
    await screen.rerender(form(true));
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    onSubmit.mockClear();
    onClick.mockClear();
    await press();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
  },
);

test.for([{ loading: true }, { 'aria-disabled': true }, { 'aria-disabled': 'true' }] as const)(
  'A link with %o leads nowhere, not even in a new tab, and keeps the focus',
  async (props) => {
    const onClick = vi.fn();
    const screen = await render(
      <Button as="a" href="#busy" onClick={onClick} {...props}>
        Save
      </Button>,
    );
    const link = screen.getByRole('link').element();
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(link).toHaveFocus();
    await screen.getByRole('link').click({ force: true });
    expect(location.hash).not.toBe('#busy');
    expect(onClick).not.toHaveBeenCalled();
    const press = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
    expect(link.dispatchEvent(press)).toBe(false);
  },
);

test.for(['', contrast])('With contrast.css alone, a ghost button shows its focus', async (css) => {
  const screen = await render(
    <>
      <style>{css}</style>
      <Button ghost>Skip</Button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  const { boxShadow } = getComputedStyle(screen.getByRole('button').element());
  expect(boxShadow === 'none').toBe(css === '');
});
