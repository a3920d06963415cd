import { Content } from 'bulmatic';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="90">
    <path fill="#bde0fe" d="M0 0h240v90H0z"/>
    <path fill="#3f7d58" d="M0 90 70 20l50 45 40-30 80 55z"/>
  </svg>`,
)}`;

export default function ContentQuote() {
  return (
    <Content>
      <blockquote>
        We walked until the valley was below the clouds.
      </blockquote>
      <figure>
        <img src={PICTURE} alt="Two green hills" />
        <figcaption>The hills above the village</figcaption>
      </figure>
      <pre>08:10 station{'\n'}11:45 summit</pre>
    </Content>
  );
}
