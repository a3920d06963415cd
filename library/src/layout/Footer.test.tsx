import { test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Footer } from './Footer.tsx';

describeContract(Footer, { element: 'footer', className: 'footer', props: { children: 'Text' } });

test('A footer holds content of any kind', () =>
  expectBulmaHtml(
    <Footer>
      <div className="content has-text-centered">
        <p>
          <strong>Site</strong> by <a href="https://example.com/">someone</a>.
        </p>
      </div>
    </Footer>,
    `<footer class="footer">
      <div class="content has-text-centered">
        <p><strong>Site</strong> by <a href="https://example.com/">someone</a>.</p>
      </div>
    </footer>`,
  ));

test('A footer inside an article may be a plain element', () =>
  expectBulmaHtml(<Footer as="div">Text</Footer>, '<div class="footer">Text</div>'));
