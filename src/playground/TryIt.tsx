import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ControlValue } from '@generated/demos/default/playground/*.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { TryItProps } from '*.demo.tsx?demo';
import { printModule } from 'bulmatic-convert';
import DemoFrame from '@site/src/demos/DemoFrame';
import PrintedCode from '@site/src/ui/PrintedCode';
import { focusElement } from '@site/src/browser/focusElement';
import { applied, importsOf } from '@site/src/playground/applied';
import { placesIn, type Place } from '@site/src/playground/places';
import { withSetting } from '@site/src/playground/settings';
import Controls from './Controls';
import { WIDTH } from './html';
import { stylesheet as controlStylesheet } from './controls.css?lazy';
import { stylesheet } from './tryIt.css?lazy';
import { useAnnouncement } from './useAnnouncement';
import { useFrame } from './useFrame';
import { useSettings } from './useSettings';
import { useVain } from './useVain';

const STYLE = { width: WIDTH, singleQuote: true };

/** A component with controls for its props, and the code that goes with what they are set to. */
export default function TryIt({ trial, data, helpers, height, onClose }: TryItProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const page = useBaseUrl('/demos/try-it');
  const places = useMemo(() => placesIn(data, helpers), [data, helpers]);
  const { settings, unknown, change } = useSettings(places);
  const [name, choose] = useState(
    () => places.get([...settings.keys()].at(-1) ?? '')?.subject.name ?? data.subjects[0].name,
  );
  const subject = data.subjects.find((one) => one.name === name) ?? data.subjects[0];
  const own = useMemo(
    () => [...places.values()].filter((place) => place.subject === subject),
    [places, subject],
  );
  const jsx = useMemo(
    () => applied(data, subject, places, settings),
    [data, subject, places, settings],
  );
  const { frame, html, onLoad } = useFrame(jsx);
  const { of, vain } = useVain(frame, jsx, subject, own);
  const said = useAnnouncement(settings, places, { isKnown: of === jsx, vain });
  const code = printModule(jsx, { name: 'Example', imports: importsOf(jsx) }, STYLE);

  useEffect(() => {
    if (!panel.current) return;
    focusElement(panel.current);
    panel.current.scrollIntoView({ block: 'nearest' });
  }, []);

  function set(place: Place, value: ControlValue | undefined, isTyping?: boolean) {
    change(withSetting(settings, place, value), isTyping);
  }

  return (
    <section ref={panel} aria-label={`Try ${trial.name}`} className="try-panel">
      <link rel="stylesheet" href={stylesheet} precedence="try-it" />
      <link rel="stylesheet" href={controlStylesheet} precedence="try-it" />
      <div className="try-bar">
        <label className="try-subject">
          Props of
          <select
            className="try-input"
            value={name}
            onChange={({ target }) => choose(target.value)}
          >
            {data.subjects.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="try-button"
          disabled={settings.size === 0}
          onClick={() => change(new Map())}
        >
          Reset
        </button>
        <button type="button" className="try-button" onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status" className={unknown.length ? 'try-unknown' : 'visually-hidden'}>
        {unknown.length > 0
          ? `The address has ${unknown.map((one) => `“${one}”`).join(', ')}, which ${trial.name} does not have. It was left out.`
          : said}
      </p>
      <div className="try-columns" data-wide={trial.frame.least > 0}>
        <div className="try-preview">
          <DemoFrame
            demo={{ title: trial.name, page, frame: trial.frame }}
            height={height}
            onLoad={onLoad}
          />
        </div>
        <Controls
          key={subject.name}
          places={own}
          own={new Set(subject.controls.map((one) => one.name))}
          settings={settings}
          vain={vain}
          onChange={set}
        />
        <div className="try-code">
          <PrintedCode code={code} language="tsx" label="TSX" />
          <PrintedCode code={html} language="html" label="HTML" />
        </div>
      </div>
    </section>
  );
}
