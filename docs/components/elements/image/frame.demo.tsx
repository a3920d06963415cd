import { Image } from 'bulmatic';

const TIDES = `<!doctype html>
  <html lang="en">
    <title>Tides</title>
    <body style="background: #caf0f8; color: #03045e">
      <main style="font: 1rem sans-serif; padding: 1rem">
        <h1 style="margin: 0">Tides today</h1>
        <p>High water at 06:10.</p>
      </main>
    </body>
  </html>`;

export default function ImageFrame() {
  return (
    <Image ratio="2by1">
      <Image.Ratio srcDoc={TIDES} title="Tides of today" />
    </Image>
  );
}
