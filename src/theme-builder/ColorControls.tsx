import { useState, type ReactNode } from 'react';
import Choice from './Choice';
import { fromHex, toHex, type Hsl } from './hsl';
import Slider from './Slider';
import { COLORS, keysOf, type ColorName, type Theme } from './theme';
import styles from './controls.module.css?lazy';

const css = ([hue, saturation, lightness]: Hsl) => `hsl(${hue} ${saturation}% ${lightness}%)`;

/** The three numbers of a color: the colors on the track of each are those that it leads to. */
const PARTS = [
  { label: 'Hue', unit: '°', max: 359, stops: [0, 60, 120, 180, 240, 300, 359] },
  { label: 'Saturation', unit: '%', max: 100, stops: [0, 100] },
  { label: 'Lightness', unit: '%', max: 100, stops: [0, 25, 50, 75, 100] },
] as const;

export interface ColorControlsProps {
  colors: Theme['colors'];
  onChange: (colors: Theme['colors']) => void;
}

/** Selects one of the colors, and changes it. */
export default function ColorControls({ colors, onChange }: ColorControlsProps): ReactNode {
  const [name, choose] = useState<ColorName>('primary');
  const color = colors[name];
  const set = (next: Hsl) => onChange({ ...colors, [name]: next });
  const withPart = (index: number, value: number) =>
    color.map((part, place) => (place === index ? value : part)) as unknown as Hsl;
  const options = Object.fromEntries(
    keysOf(COLORS).map((one) => [
      one,
      <span key={one} className={styles.swatch} style={{ '--swatch': css(colors[one]) }}>
        {one}
      </span>,
    ]),
  ) as Record<ColorName, ReactNode>;
  return (
    <>
      <Choice legend="Color" options={options} chosen={name} onChoose={choose} />
      <label className={styles.picker}>
        <input
          type="color"
          value={toHex(color)}
          onChange={({ target }) => set(fromHex(target.value))}
        />
        <span>
          Pick <span className="visually-hidden">{name}</span>
        </span>
        <code>{toHex(color)}</code>
      </label>
      {PARTS.map(({ label, unit, max, stops }, index) => (
        <Slider
          key={label}
          label={label}
          unit={unit}
          min={0}
          max={max}
          step={1}
          value={color[index]!}
          track={`linear-gradient(to right, ${stops.map((stop) => css(withPart(index, stop))).join()})`}
          onChange={(value) => set(withPart(index, value))}
        />
      ))}
    </>
  );
}
