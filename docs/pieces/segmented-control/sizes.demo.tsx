import { SegmentedControl } from './SegmentedControl';

const SIDES = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
];

export default function SizesDemo() {
  return (
    <>
      <SegmentedControl
        aria-label="Results"
        size="small"
        options={SIDES}
        defaultValue="list"
      />
      <SegmentedControl
        aria-label="Results, in full width"
        fullwidth
        options={SIDES}
        defaultValue="map"
      />
    </>
  );
}
