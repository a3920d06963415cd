import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Box } from '../elements/Box.tsx';
import { Button } from '../elements/Button.tsx';
import { Buttons } from '../elements/Buttons.tsx';
import { Image } from '../elements/Image.tsx';
import { Modal } from './Modal.tsx';

test('A modal is open', () =>
  expectBulmaHtml(
    <Modal defaultOpen>
      <Modal.Background />
      <Modal.Content>A tree</Modal.Content>
      <Modal.Close size="large" />
    </Modal>,
    `<div class="modal is-active">
      <div class="modal-background"></div>
      <div class="modal-content">A tree</div>
      <button class="modal-close is-large" aria-label="close"></button>
    </div>`,
  ));

test('A modal shows an image', () =>
  expectBulmaHtml(
    <Modal aria-label="A tree">
      <Modal.Background />
      <Modal.Content>
        <Image as="p" ratio="4by3" src="data:," alt="" />
      </Modal.Content>
      <Modal.Close size="large" />
    </Modal>,
    `<div class="modal">
      <div class="modal-background"></div>
      <div class="modal-content">
        <p class="image is-4by3"><img src="data:," alt=""></p>
      </div>
      <button class="modal-close is-large" aria-label="close"></button>
    </div>`,
  ));

test('A modal with an id holds a box', () =>
  expectBulmaHtml(
    <Modal id="tree">
      <Modal.Background />
      <Modal.Content>
        <Box>
          <p>A tree</p>
        </Box>
      </Modal.Content>
      <Modal.Close size="large" />
    </Modal>,
    `<div id="tree" class="modal">
      <div class="modal-background"></div>
      <div class="modal-content"><div class="box"><p>A tree</p></div></div>
      <button class="modal-close is-large" aria-label="close"></button>
    </div>`,
  ));

test('A button names the modal that a script of the page opens', () =>
  expectBulmaHtml(
    <Button className="js-modal-trigger" color="primary" data-target="tree">
      Show
    </Button>,
    '<button class="js-modal-trigger button is-primary" data-target="tree">Show</button>',
  ));

test.for([false, true])('With defaultOpen %o, a modal holds a card with two buttons', (open) =>
  expectBulmaHtml(
    <Modal defaultOpen={open}>
      <Modal.Background />
      <Modal.Card>
        <Modal.CardHead>
          <Modal.CardTitle>Fell the tree?</Modal.CardTitle>
          <Modal.Delete />
        </Modal.CardHead>
        <Modal.CardBody>It is old.</Modal.CardBody>
        <Modal.CardFoot>
          <Buttons>
            <Button color="success">Fell</Button>
            <Button>Leave</Button>
          </Buttons>
        </Modal.CardFoot>
      </Modal.Card>
    </Modal>,
    `<div class="modal ${open ? 'is-active' : ''}">
      <div class="modal-background"></div>
      <div class="modal-card">
        <header class="modal-card-head">
          <p class="modal-card-title">Fell the tree?</p>
          <button class="delete" aria-label="close"></button>
        </header>
        <section class="modal-card-body">It is old.</section>
        <footer class="modal-card-foot">
          <div class="buttons">
            <button class="button is-success">Fell</button>
            <button class="button">Leave</button>
          </div>
        </footer>
      </div>
    </div>`,
  ),
);
