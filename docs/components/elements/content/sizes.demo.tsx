import { Content } from 'bulmatic';

const SIZES = ['small', 'normal', 'medium', 'large'] as const;

export default function ContentSizes() {
  return (
    <>
      {SIZES.map((size) => (
        <Content key={size} size={size}>
          <h3>Tides, {size}</h3>
          <p>High water is at ten past six.</p>
        </Content>
      ))}
    </>
  );
}
