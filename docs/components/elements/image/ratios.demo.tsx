import { Cell, Grid, Image } from 'bulmatic';

const SEA = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" preserveAspectRatio="none">
    <path fill="#8ecae6" d="M0 0h8v8H0z"/>
    <path fill="#1d3557" d="M0 5h8v3H0z"/>
  </svg>`,
)}`;

const RATIOS = [
  'square',
  '1by1',
  '5by4',
  '4by3',
  '3by2',
  '5by3',
  '16by9',
  '2by1',
  '3by1',
  '4by5',
  '3by4',
  '2by3',
  '3by5',
  '9by16',
  '1by2',
  '1by3',
] as const;

export default function ImageRatios() {
  return (
    <Grid colMin={3}>
      {RATIOS.map((ratio) => (
        <Cell key={ratio}>
          <Image ratio={ratio} src={SEA} alt="" />
          {ratio}
        </Cell>
      ))}
    </Grid>
  );
}
