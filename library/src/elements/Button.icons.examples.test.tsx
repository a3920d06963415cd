import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Control } from '../form/Control.tsx';
import { Field } from '../form/Field.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { Buttons } from './Buttons.tsx';
import { Icon, type IconProps } from './Icon.tsx';

test('Buttons hold nothing but an icon', () =>
  expectBulmaHtml(
    <Buttons as="p">
      <Button>
        <Icon size="small">
          <i className="fas fa-pen" />
        </Icon>
      </Button>
      <Button>
        <Icon size="small">
          <i className="fas fa-brush" />
        </Icon>
      </Button>
    </Buttons>,
    `<p class="buttons">
      <button class="button"><span class="icon is-small"><i class="fas fa-pen"></i></span></button>
      <button class="button"><span class="icon is-small"><i class="fas fa-brush"></i></span></button>
    </p>`,
  ));

test('Buttons of several colors hold an icon before or after a text', () =>
  expectBulmaHtml(
    <Buttons as="p">
      <Button>
        <Icon>
          <i className="fab fa-git" />
        </Icon>
        <span>Source</span>
      </Button>
      <Button color="primary">
        <Icon>
          <i className="fas fa-pen" />
        </Icon>
        <span>Write</span>
      </Button>
      <Button color="success">
        <Icon size="small">
          <i className="fas fa-box" />
        </Icon>
        <span>Keep</span>
      </Button>
      <Button color="danger" outlined>
        <span>Remove</span>
        <Icon size="small">
          <i className="fas fa-trash" />
        </Icon>
      </Button>
    </Buttons>,
    `<p class="buttons">
      <button class="button">
        <span class="icon"><i class="fab fa-git"></i></span><span>Source</span>
      </button>
      <button class="button is-primary">
        <span class="icon"><i class="fas fa-pen"></i></span><span>Write</span>
      </button>
      <button class="button is-success">
        <span class="icon is-small"><i class="fas fa-box"></i></span><span>Keep</span>
      </button>
      <button class="button is-danger is-outlined">
        <span>Remove</span><span class="icon is-small"><i class="fas fa-trash"></i></span>
      </button>
    </p>`,
  ));

test('Buttons of all sizes hold an icon before a text', () =>
  expectBulmaHtml(
    <Buttons as="p">
      <Button size="small">
        <Icon size="small">
          <i className="fab fa-git" />
        </Icon>
        <span>Source</span>
      </Button>
      <Button>
        <Icon>
          <i className="fab fa-git" />
        </Icon>
        <span>Source</span>
      </Button>
      <Button size="medium">
        <Icon>
          <i className="fab fa-git" />
        </Icon>
        <span>Source</span>
      </Button>
      <Button size="large">
        <Icon size="medium">
          <i className="fab fa-git" />
        </Icon>
        <span>Source</span>
      </Button>
    </Buttons>,
    `<p class="buttons">
      <button class="button is-small">
        <span class="icon is-small"><i class="fab fa-git"></i></span><span>Source</span>
      </button>
      <button class="button">
        <span class="icon"><i class="fab fa-git"></i></span><span>Source</span>
      </button>
      <button class="button is-medium">
        <span class="icon"><i class="fab fa-git"></i></span><span>Source</span>
      </button>
      <button class="button is-large">
        <span class="icon is-medium"><i class="fab fa-git"></i></span><span>Source</span>
      </button>
    </p>`,
  ));

const classOf = (size: string | undefined) => (size ? `is-${size}` : '');

test.for<[ButtonProps, IconProps['size'][]]>([
  [{ size: 'small' }, ['small']],
  [{}, ['small', undefined]],
  [{ size: 'medium' }, ['small', undefined, 'medium']],
  [{ size: 'large' }, ['small', undefined, 'medium']],
])('Buttons with %o hold nothing but an icon of the sizes %o', ([props, iconSizes]) =>
  expectBulmaHtml(
    <Buttons as="p">
      {iconSizes.map((size) => (
        <Button {...props} key={classOf(size)}>
          <Icon size={size}>
            <i className="fas fa-pen" />
          </Icon>
        </Button>
      ))}
    </Buttons>,
    `<p class="buttons">
      ${iconSizes
        .map(
          (size) => `<button class="button ${classOf(props.size)}">
            <span class="icon ${classOf(size)}"><i class="fas fa-pen"></i></span>
          </button>`,
        )
        .join('')}
    </p>`,
  ),
);

test('Buttons with icons are attached to each other in two fields', () => {
  const bar = (
    <Field addons>
      {['Left', 'Right'].map((side) => (
        <Control as="p" key={side}>
          <Button>
            <Icon size="small">
              <i className="fas fa-arrows" />
            </Icon>
            <span>{side}</span>
          </Button>
        </Control>
      ))}
    </Field>
  );
  const html = `<div class="field has-addons">
    <p class="control">
      <button class="button">
        <span class="icon is-small"><i class="fas fa-arrows"></i></span><span>Left</span>
      </button>
    </p>
    <p class="control">
      <button class="button">
        <span class="icon is-small"><i class="fas fa-arrows"></i></span><span>Right</span>
      </button>
    </p>
  </div>`;
  return expectBulmaHtml(
    <>
      {bar}
      {bar}
    </>,
    html + html,
  );
});
