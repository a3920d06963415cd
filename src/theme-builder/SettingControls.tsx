import { useId, type ReactNode } from 'react';
import Slider from './Slider';
import { FONTS, keysOf, ROLES, SIZES, type FontName, type RoleName, type Theme } from './theme';
import styles from './controls.module.css?lazy';

export interface SettingControlsProps {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

interface FontSelectProps {
  label: string;
  value: FontName;
  onChange: (font: FontName) => void;
}

function FontSelect({ label, value, onChange }: FontSelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as FontName)}>
        {keysOf(FONTS).map((font) => (
          <option key={font} value={font}>
            {FONTS[font].label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Changes everything in a theme that is no color. */
export default function SettingControls({ theme, onChange }: SettingControlsProps): ReactNode {
  const { sizes, fonts } = theme;
  const setFont = (role: RoleName, font: FontName) =>
    onChange({ ...theme, fonts: { ...fonts, [role]: font } });
  return (
    <>
      {keysOf(SIZES).map((name) => {
        const { label, unit, min, max, step } = SIZES[name];
        return (
          <Slider
            key={name}
            {...{ label, min, max, step }}
            unit={` ${unit}`}
            value={sizes[name]}
            onChange={(value) => onChange({ ...theme, sizes: { ...sizes, [name]: value } })}
          />
        );
      })}
      {keysOf(ROLES).map((role) => (
        <FontSelect
          key={role}
          label={ROLES[role].label}
          value={fonts[role]}
          onChange={(font) => setFont(role, font)}
        />
      ))}
    </>
  );
}
