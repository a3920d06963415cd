import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Content } from '../elements/Content.tsx';
import { Footer } from './Footer.tsx';

test('A footer names author and licence in the middle', () =>
  expectBulmaHtml(
    <Footer>
      <Content textAlign="centered">
        <p>
          <strong>Tides</strong> by <a href="#ada">Ada</a>, under <a href="#licence">a licence</a>.
        </p>
      </Content>
    </Footer>,
    `<footer class="footer">
      <div class="content has-text-centered">
        <p><strong>Tides</strong> by <a href="#ada">Ada</a>, under <a href="#licence">a licence</a>.</p>
      </div>
    </footer>`,
  ));
