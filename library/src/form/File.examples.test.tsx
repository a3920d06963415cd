import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { File, type FileProps } from './File.tsx';

const sizes = ['small', 'normal', 'medium', 'large'] as const;
const colors = ['link', 'primary', 'info', 'success', 'warning', 'danger', 'black'] as const;

test.for<[FileProps, string]>([
  [{}, ''],
  [{ boxed: true }, 'is-boxed'],
  ...colors.map((color): [FileProps, string] => [{ color }, `is-${color}`]),
  [{ color: 'warning', boxed: true }, 'is-warning is-boxed'],
  ...sizes.map((size): [FileProps, string] => [{ size }, `is-${size}`]),
  ...sizes.map((size): [FileProps, string] => [{ size, boxed: true }, `is-${size} is-boxed`]),
  [{ right: true, color: 'info' }, 'is-right is-info'],
])('A file upload with %o has an icon and a label', ([props, className]) =>
  expectBulmaHtml(
    <File name="map" icon={<i className="fas fa-map" />} {...props}>
      Pick a map…
    </File>,
    `<div class="file ${className}">
      <label class="file-label">
        <input class="file-input" type="file" name="map">
        <span class="file-cta">
          <span class="file-icon"><i class="fas fa-map"></i></span>
          <span class="file-label">Pick a map…</span>
        </span>
      </label>
    </div>`,
  ),
);

test.for<[FileProps, string]>([
  [{}, ''],
  [{ right: true }, 'is-right'],
  [{ fullwidth: true }, 'is-fullwidth'],
  [{ boxed: true }, 'is-boxed'],
  [{ color: 'info' }, 'is-info'],
  [{ color: 'danger', boxed: true }, 'is-danger is-boxed'],
  ...sizes.map((size): [FileProps, string] => [{ size }, `is-${size}`]),
  ...sizes.map((size): [FileProps, string] => [{ size, boxed: true }, `is-${size} is-boxed`]),
  [{ centered: true, boxed: true, color: 'success' }, 'is-centered is-boxed is-success'],
])('A file upload with %o has a name too', ([props, className]) =>
  expectBulmaHtml(
    <File
      name="map"
      icon={<i className="fas fa-map" />}
      hasName
      placeholder="north-sea.png"
      {...props}
    >
      Pick a map…
    </File>,
    `<div class="file has-name ${className}">
      <label class="file-label">
        <input class="file-input" type="file" name="map">
        <span class="file-cta">
          <span class="file-icon"><i class="fas fa-map"></i></span>
          <span class="file-label">Pick a map…</span>
        </span>
        <span class="file-name">north-sea.png</span>
      </label>
    </div>`,
  ),
);
