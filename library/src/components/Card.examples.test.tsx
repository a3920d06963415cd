import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Content } from '../elements/Content.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Image } from '../elements/Image.tsx';
import { Subtitle } from '../elements/Subtitle.tsx';
import { Title } from '../elements/Title.tsx';
import { Media } from '../layout/Media.tsx';
import { Card } from './Card.tsx';

test('A card has an image, a person and a text', () =>
  expectBulmaHtml(
    <Card>
      <Card.Image>
        <Image ratio="4by3" src="data:," alt="A loom" />
      </Card.Image>
      <Card.Content>
        <Media as="div">
          <Media.Left as="div">
            <Image size="48x48" src="data:," alt="Ada" />
          </Media.Left>
          <Media.Content>
            <Title as="p" size={4}>
              Ada
            </Title>
            <Subtitle size={6}>@ada</Subtitle>
          </Media.Content>
        </Media>
        <Content>
          It weaves. <a href="#loom">#loom</a>
          <br />
          <time dateTime="1843-9-1">1 Sep 1843</time>
        </Content>
      </Card.Content>
    </Card>,
    `<div class="card">
      <div class="card-image">
        <figure class="image is-4by3"><img src="data:," alt="A loom"></figure>
      </div>
      <div class="card-content">
        <div class="media">
          <div class="media-left">
            <figure class="image is-48x48"><img src="data:," alt="Ada"></figure>
          </div>
          <div class="media-content">
            <p class="title is-4">Ada</p>
            <p class="subtitle is-6">@ada</p>
          </div>
        </div>
        <div class="content">
          It weaves. <a href="#loom">#loom</a>
          <br>
          <time datetime="1843-9-1">1 Sep 1843</time>
        </div>
      </div>
    </div>`,
  ));

test('A card has a header with an icon, a text and a footer', () =>
  expectBulmaHtml(
    <Card>
      <Card.Header>
        <Card.HeaderTitle>Loom</Card.HeaderTitle>
        <Card.HeaderIcon aria-label="more">
          <Icon>
            <i className="fas fa-ellipsis" aria-hidden="true" />
          </Icon>
        </Card.HeaderIcon>
      </Card.Header>
      <Card.Content>
        <Content>It weaves.</Content>
      </Card.Content>
      <Card.Footer>
        <Card.FooterItem href="#">Start</Card.FooterItem>
        <Card.FooterItem href="#">Stop</Card.FooterItem>
      </Card.Footer>
    </Card>,
    `<div class="card">
      <header class="card-header">
        <p class="card-header-title">Loom</p>
        <button class="card-header-icon" aria-label="more">
          <span class="icon"><i class="fas fa-ellipsis" aria-hidden="true"></i></span>
        </button>
      </header>
      <div class="card-content"><div class="content">It weaves.</div></div>
      <footer class="card-footer">
        <a href="#" class="card-footer-item">Start</a>
        <a href="#" class="card-footer-item">Stop</a>
      </footer>
    </div>`,
  ));

test('A card is nothing but an image', () =>
  expectBulmaHtml(
    <Card>
      <Card.Image>
        <Image ratio="4by3" src="data:," alt="A loom" />
      </Card.Image>
    </Card>,
    `<div class="card">
      <div class="card-image">
        <figure class="image is-4by3"><img src="data:," alt="A loom"></figure>
      </div>
    </div>`,
  ));

test('A card is nothing but a text', () =>
  expectBulmaHtml(
    <Card>
      <Card.Content>
        <Content>It weaves.</Content>
      </Card.Content>
    </Card>,
    '<div class="card"><div class="card-content"><div class="content">It weaves.</div></div></div>',
  ));

test('A card is nothing but a header, with its title in the middle', () =>
  expectBulmaHtml(
    <Card>
      <Card.Header>
        <Card.HeaderTitle centered>Loom</Card.HeaderTitle>
      </Card.Header>
    </Card>,
    `<div class="card">
      <header class="card-header"><p class="card-header-title is-centered">Loom</p></header>
    </div>`,
  ));

test('A card is nothing but a footer of three links', () =>
  expectBulmaHtml(
    <Card>
      <Card.Footer>
        <Card.FooterItem href="#">Start</Card.FooterItem>
        <Card.FooterItem href="#">Stop</Card.FooterItem>
        <Card.FooterItem href="#">Mend</Card.FooterItem>
      </Card.Footer>
    </Card>,
    `<div class="card">
      <footer class="card-footer">
        <a href="#" class="card-footer-item">Start</a>
        <a href="#" class="card-footer-item">Stop</a>
        <a href="#" class="card-footer-item">Mend</a>
      </footer>
    </div>`,
  ));

test('A card is a quote, with text in its footer', () =>
  expectBulmaHtml(
    <Card>
      <Card.Content>
        <Title as="p">It weaves algebra.</Title>
        <Subtitle>Ada</Subtitle>
      </Card.Content>
      <Card.Footer>
        <Card.FooterItem as="p">
          <span>
            Read in <a href="#notes">her notes</a>
          </span>
        </Card.FooterItem>
        <Card.FooterItem as="p">
          <span>Share</span>
        </Card.FooterItem>
      </Card.Footer>
    </Card>,
    `<div class="card">
      <div class="card-content">
        <p class="title">It weaves algebra.</p>
        <p class="subtitle">Ada</p>
      </div>
      <footer class="card-footer">
        <p class="card-footer-item"><span>Read in <a href="#notes">her notes</a></span></p>
        <p class="card-footer-item"><span>Share</span></p>
      </footer>
    </div>`,
  ));
