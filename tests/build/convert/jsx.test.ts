import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reactAttribute } from '../../../convert/src/attributes.ts';
import { fromJsx } from '../../../convert/src/from/jsx/fromJsx.ts';
import { parseTemplate } from '../../../convert/src/html.ts';
import type { JsxNode } from '../../../convert/src/jsx.ts';
import { printModule } from '../../../convert/src/print.ts';
import { review } from '../../../convert/src/review.ts';
import { PRETTIER_STYLE } from '../../../convert/src/style.ts';
import type { HtmlNode } from '../../../convert/src/tree.ts';
import { difference } from './compare.ts';
import { compile } from './compile.ts';
import { renderCode } from './render.ts';

/** JSX with Bulma's classes, and with components. */
const SNIPPETS: readonly (readonly [before: string, after: string])[] = [
  ['<div className="box">Boat</div>', '<Box>Boat</Box>'],
  [
    '<button type="button" className="button is-primary is-large mt-4">Go</button>',
    '<Button color="primary" size="large" mt={4}>Go</Button>',
  ],
  ['<a className="button" href="/">Go</a>', '<Button as="a" href="/">Go</Button>'],
  ["<div className={'box'}>Boat</div>", '<Box>Boat</Box>'],
  ['<div className={`box p-5`}>Boat</div>', '<Box p={5}>Boat</Box>'],
  ["<div className={'box p-5' as string}>Boat</div>", '<Box p={5}>Boat</Box>'],
  ['<div className={(`box` satisfies string)!}>Boat</div>', '<Box>Boat</Box>'],
  [
    '<button type="button" className={`button ${on && \'is-loading\'}`}>Go</button>',
    '<Button loading={on}>Go</Button>',
  ],
  [
    '<button type="button" className={clsx(\'button\', { mine: on }, { mine: other })}>Go</button>',
    "<Button className={clsx({ 'mine': on }, { 'mine': other })}>Go</Button>",
  ],
  ['<div className="box mine">Boat</div>', '<Box className="mine">Boat</Box>'],
  [
    "<button type=\"button\" className={clsx('button', { 'is-loading': on })}>Go</button>",
    '<Button loading={on}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={clsx('button', on && 'is-danger')}>Go</button>",
    "<Button color={on ? 'danger' : undefined}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={clsx('button', on ? 'is-danger' : 'is-primary')}>Go</button>",
    "<Button color={on ? 'danger' : 'primary'}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={clsx(['button', ['is-small']], !on && 'is-outlined')}>Go</button>",
    '<Button size="small" outlined={!on}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={clsx('button', { 'is-danger': on, 'is-primary': other })}>Go</button>",
    "<Button className={clsx({ 'is-danger': on, 'is-primary': other })}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={clsx('button', { 'is-light is-info': on })}>Go</button>",
    "<Button light={on} color={on ? 'info' : undefined}>Go</Button>",
  ],
  [
    '<button type="button" className={clsx(\'button\', { mine: on }, name)}>Go</button>',
    "<Button className={clsx({ 'mine': on }, name)}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={clsx('button', 'mine', { [name]: on })}>Go</button>",
    "<Button className={clsx('mine', { [name]: on })}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={clsx('button', on && (other ? 'is-danger' : 'is-primary'))}>Go</button>",
    "<Button color={on ? other ? 'danger' : 'primary' : undefined}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={clsx('button', list.length > 1 && other && 'is-static')}>Go</button>",
    '<Button static={list.length > 1 && other}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={clsx('button', list.length && 'is-static')}>Go</button>",
    '<Button static={Boolean(list.length)}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={`button ${on ? 'is-danger' : ''}`}>Go</button>",
    "<Button color={on ? 'danger' : undefined}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={`button${on ? ' is-active' : ''}`}>Go</button>",
    '<Button active={on}>Go</Button>',
  ],
  [
    '<button type="button" className={`button is-${color}`}>Go</button>',
    '<Button className={`is-${color}`}>Go</Button>',
  ],
  [
    '<button type="button" className={`button ${on && \'is-active\'}`}>Go</button>',
    '<Button active={on}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={'button ' + (on ? 'is-active' : '')}>Go</button>",
    '<Button active={on}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={on ? 'button is-primary' : 'button'}>Go</button>",
    "<Button color={on ? 'primary' : undefined}>Go</Button>",
  ],
  [
    '<button type="button" className={`button ${on ? \'is-loading\' : undefined} mine`}>Go</button>',
    '<Button loading={on} className="mine">Go</Button>',
  ],
  [
    "<button type=\"button\" className={`button ${(on && 'is-loading') || ''}`}>Go</button>",
    '<Button loading={on}>Go</Button>',
  ],
  [
    '<button type="button" className={`button${on && \' is-loading\'}`}>Go</button>',
    '<button type="button" className={`button${on && \' is-loading\'}`}>Go</button>',
  ],
  [
    '<button type="button" className={`button is-${on && \'loading\'}`}>Go</button>',
    "<Button className={`is-${on && 'loading'}`}>Go</Button>",
  ],
  [
    '<button type="button" className={`button ${on && \'mine\'}`}>Go</button>',
    "<Button className={on ? 'mine' : undefined}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={'button ' + (on && 'is-loading')}>Go</button>",
    '<Button loading={on}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={['button', on && 'is-loading'].join(' ')}>Go</button>",
    '<Button loading={on}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={['button', on && 'is-loading', name].filter(Boolean).join(' ')}>Go</button>",
    "<Button loading={on} className={[name].filter(Boolean).join(' ')}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={['button', ...list].join(' ')}>Go</button>",
    "<button type=\"button\" className={['button', ...list].join(' ')}>Go</button>",
  ],
  [
    "<button type=\"button\" className={clsx('button', clsx({ 'is-loading': on }), ['is-small'])}>Go</button>",
    '<Button size="small" loading={on}>Go</Button>',
  ],
  [
    '<button type="button" className={`button ${clsx({ \'is-loading\': on })}`}>Go</button>',
    '<Button loading={on}>Go</Button>',
  ],
  [
    '<button type="button" className={`button ${clsx(name)}`}>Go</button>',
    '<Button className={`${clsx(name)}`}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={clsx('button', { 'is-small': on, 'is-large': !on })}>Go</button>",
    "<Button size={on ? 'small' : 'large'}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={clsx('button', name === 'Ada' && 'is-small', name === 'Grace' && 'is-large', on && 'is-loading')}>Go</button>",
    "<Button size={name === 'Ada' ? 'small' : name === 'Grace' ? 'large' : undefined} loading={on}>Go</Button>",
  ],
  [
    "<div className={clsx('column', on ? 'is-4' : 'is-6', other && 'is-8')}>Boat</div>",
    "<Column className={clsx(on ? 'is-4' : 'is-6', other && 'is-8')}>Boat</Column>",
  ],
  [
    "<div className={clsx('box', !(on || other) && 'p-1', (on || other) && 'p-2')}>Boat</div>",
    '<Box p={!(on || other) ? 1 : 2}>Boat</Box>',
  ],
  [
    "<button type=\"button\" className={`button is-${on ? 'loading' : 'static'}`}>Go</button>",
    '<Button loading={on} static={!on}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={`button is-${on ? 'link' : 'info'}-x mine`}>Go</button>",
    "<Button className={`mine ${on ? 'is-link-x' : 'is-info-x'}`}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={`button ${on ? 'is-' : 'has-'}${color}`}>Go</button>",
    "<Button className={`${on ? 'is-' : 'has-'}${color}`}>Go</Button>",
  ],
  [
    '<button type="button" className={`button ${name || \'\'} is-small`.trim()}>Go</button>',
    '<Button size="small" className={`${name || \'\'}`}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={['button', 'is-' + color].join(' ')}>Go</button>",
    '<Button className={`is-${color}`}>Go</Button>',
  ],
  [
    "<button type=\"button\" className={clsx('button', { 'is-danger': name === 'Ada' || name === 'Bob', 'is-info': name === 'Eve' })}>Go</button>",
    "<Button color={name === 'Ada' || name === 'Bob' ? 'danger' : name === 'Eve' ? 'info' : undefined}>Go</Button>",
  ],
  [
    "<button type=\"button\" className={clsx('button', { 'is-danger': on && other, 'is-info': !on })}>Go</button>",
    "<Button color={on && other ? 'danger' : !on ? 'info' : undefined}>Go</Button>",
  ],
  ['<div className={`box ${name}`}>Boat</div>', '<Box className={`${name}`}>Boat</Box>'],
  [
    "<div className={clsx('column', on ? 'is-half' : 'is-narrow')}>Boat</div>",
    "<Column size={on ? 'half' : undefined} narrow={!on}>Boat</Column>",
  ],
  [
    "<p className={clsx('title', { 'is-3-mobile': on })}>Boat</p>",
    '<Title as="p" className={clsx({ \'is-3-mobile\': on })}>Boat</Title>',
  ],
  [
    "<div className={clsx('box', { 'is-hidden-mobile': on })}>Boat</div>",
    "<Box display={on ? { mobile: 'hidden' } : undefined}>Boat</Box>",
  ],
  [
    '<ul className="menu-list">{list.map((one) => <li key={one}><a className={one === name ? \'is-active\' : \'\'} href="/">{one}</a></li>)}</ul>',
    "<Menu.List>{list.map((one) => <li key={one}><a className={one === name ? 'is-active' : ''} href=\"/\">{one}</a></li>)}</Menu.List>",
  ],
  [
    '<aside className="menu"><ul className="menu-list">{list.map((one) => <li key={one}><a className={one === name ? \'is-active\' : \'\'} href="/">{one}</a></li>)}</ul></aside>',
    '<Menu><Menu.List>{list.map((one) => <Menu.Item key={one} active={one === name} href="/">{one}</Menu.Item>)}</Menu.List></Menu>',
  ],
  [
    '<div className="tabs is-boxed"><ul><li className={on ? \'is-active\' : \'\'}><a href="/">A</a></li></ul></div>',
    '<Tabs boxed><Tabs.List><Tabs.Tab active={on} href="/">A</Tabs.Tab></Tabs.List></Tabs>',
  ],
  [
    "<div className={clsx('select', on && 'is-loading')}><select defaultValue={name}><option>Ada</option></select></div>",
    '<Select loading={on} defaultValue={name}><option>Ada</option></Select>',
  ],
  [
    '<label className="checkbox"><input type="checkbox" defaultChecked={on} /> Yes</label>',
    '<Checkbox defaultChecked={on}>Yes</Checkbox>',
  ],
  [
    '<label className="radio"><input type="radio" name="a" disabled={false} /> Yes</label>',
    '<label className="radio"><input type="radio" name="a" disabled={false} /> Yes</label>',
  ],
  [
    '<div className="field"><div className="control"><input className="input is-danger" type="text" placeholder={name} /></div><p className="help is-danger">No</p></div>',
    '<Field><Control><Input color="danger" type="text" placeholder={name} /></Control><Field.Help color="danger">No</Field.Help></Field>',
  ],
  [
    '<progress className="progress is-small" value={3} max="10" />',
    '<Progress size="small" value={3} max={10} />',
  ],
  [
    '<div className="card"><header className="card-header"><p className="card-header-title">{name}</p></header><div className="card-content">{on ? <b>1</b> : null}</div></div>',
    '<Card><Card.Header><Card.HeaderTitle>{name}</Card.HeaderTitle></Card.Header><Card.Content>{on ? <b>1</b> : null}</Card.Content></Card>',
  ],
  [
    '<div className="columns">{list.map((one) => (<div key={one} className="column">{one}</div>))}</div>',
    '<Columns>{list.map((one) => (<Column key={one}>{one}</Column>))}</Columns>',
  ],
  [
    '<>{on && <span className="tag is-info">New</span>}</>',
    '<>{on && <Tag color="info">New</Tag>}</>',
  ],
  [
    '<figure className="image is-64x64"><img src="/a.png" alt={name} /></figure>',
    '<Image size="64x64" src="/a.png" alt={name} />',
  ],
  [
    '<span className="icon is-small"><i className="fas fa-home" /></span>',
    '<Icon size="small"><i className="fas fa-home" /></Icon>',
  ],
  [
    '<nav className="breadcrumb"><ul>{list.map((one) => <li key={one} className={one === name ? \'is-active\' : undefined}><a href={`/${one}`}>{one}</a></li>)}</ul></nav>',
    '<Breadcrumb>{list.map((one) => <Breadcrumb.Item key={one} active={one === name} href={`/${one}`}>{one}</Breadcrumb.Item>)}</Breadcrumb>',
  ],
  [
    '<div className="box" style={{ color: \'red\' }} id="a" data-a={name} aria-label="b" title={name}>Boat</div>',
    '<Box style={{ color: \'red\' }} id="a" data-a={name} aria-label="b" title={name}>Boat</Box>',
  ],
  ['<div className="box"><p>Plain</p>{/* why */}</div>', '<Box><p>Plain</p>{/* why */}</Box>'],
  [
    '<div>{name} <span className="tag">{list.length}</span> boats</div>',
    '<div>{name} <Tag>{list.length}</Tag> boats</div>',
  ],
  ['<hr className="navbar-divider" id="a" />', '<Navbar.Divider id="a" />'],
  [
    "<table className=\"table is-striped\"><tbody><tr className={on ? 'is-selected' : ''}><td>1</td></tr></tbody></table>",
    '<Table striped><tbody><Table.Row selected={on}><td>1</td></Table.Row></tbody></Table>',
  ],
  [
    '<section className="hero is-info"><div className="hero-body"><p className="title">Boats</p></div></section>',
    '<Hero color="info"><Hero.Body><Title as="p">Boats</Title></Hero.Body></Hero>',
  ],
  [
    '<div className={clsx("notification", color && "is-warning")}>Storm</div>',
    "<Notification color={color ? 'warning' : undefined}>Storm</Notification>",
  ],
  [
    '<form><button className="button">Send</button></form>',
    '<form><Button type="submit">Send</Button></form>',
  ],
  [
    '<div className="columns is-variable is-3"><div className="column">1</div></div>',
    '<Columns gap={3} className="is-variable"><Column>1</Column></Columns>',
  ],
  [
    '<textarea className="textarea" rows={2} defaultValue={name} />',
    '<TextArea rows={2} defaultValue={name} />',
  ],
  [
    "<button type=\"button\" className={clsx({ button: true, 'is-info': true, 'is-light': on, 'is-small': false })}>Go</button>",
    '<Button color="info" light={on}>Go</Button>',
  ],
];

/** Parts of pages, of which no component is spelled out here. */
const PARTS: readonly string[] = [
  '<div className="content" dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />',
  '<div className="box" dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />',
  '<h1 className="title" dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />',
  '<button type="button" className="button" dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />',
  '<div className="notification"><button type="button" className="delete" aria-label="close" onClick={() => f()} />Text</div>',
  '<div className="notification is-info" dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />',
  '<div className="notification">{on && <button type="button" className="delete" onClick={() => f()}></button>}Text</div>',
  '<article className="message"><div className="message-header"><p>Hi</p><button type="button" className="delete" aria-label="delete" onClick={f}></button></div><div className="message-body">B</div></article>',
  '<div className={`modal ${on ? "is-active" : ""}`}><div className="modal-background" onClick={f}></div><div className="modal-content"><p className="image is-4by3"><img src="/a.png" alt="" /></p></div><button type="button" className="modal-close is-large" aria-label="close" onClick={f}></button></div>',
  '<div className={clsx("modal", on && "is-active")}><div className="modal-background" /><div className="modal-card"><header className="modal-card-head"><p className="modal-card-title">T</p><button type="button" className="delete" aria-label="close" onClick={f}></button></header><section className="modal-card-body">B</section><footer className="modal-card-foot"><button type="button" className="button is-success">Save</button></footer></div></div>',
  '<div className={`dropdown ${on ? "is-active" : ""}`}><div className="dropdown-trigger"><button type="button" className="button" aria-haspopup="true" aria-controls="m" onClick={f}><span>Menu</span></button></div><div className="dropdown-menu" id="m" role="menu"><div className="dropdown-content"><a href="#" className="dropdown-item">A</a><a className={on ? "dropdown-item is-active" : "dropdown-item"}>B</a><hr className="dropdown-divider" /></div></div></div>',
  '<nav className="pagination" role="navigation" aria-label="pagination"><a className="pagination-previous" onClick={f}>Previous</a><a className="pagination-next">Next</a><ul className="pagination-list">{list.map((n) => <li key={n}><a className={`pagination-link ${n === name ? "is-current" : ""}`} aria-label={`Go to ${n}`} onClick={f}>{n}</a></li>)}<li><span className="pagination-ellipsis">&hellip;</span></li></ul></nav>',
  '<nav className="panel"><p className="panel-heading">R</p><div className="panel-block"><p className="control has-icons-left"><input className="input" type="text" placeholder="Search" onChange={f} /><span className="icon is-left"><i className="fas fa-search" aria-hidden="true"></i></span></p></div><p className="panel-tabs"><a className={on ? "is-active" : undefined} onClick={f}>All</a><a>Public</a></p><a className={clsx("panel-block", on && "is-active")}><span className="panel-icon"><i className="fas fa-book" /></span>bulma</a></nav>',
  '<div className="file has-name"><label className="file-label"><input className="file-input" type="file" name="resume" onChange={f} /><span className="file-cta"><span className="file-icon"><i className="fas fa-upload"></i></span><span className="file-label">Choose</span></span><span className="file-name">{name}</span></label></div>',
  '<div className="field is-horizontal"><div className="field-label is-normal"><label className="label">From</label></div><div className="field-body"><div className="field"><p className="control is-expanded"><input className="input" type="text" placeholder="Name" /></p></div></div></div>',
  '<div className="control"><label className="radio"><input type="radio" name="q" value="y" onChange={f} checked={on} /> Yes</label><label className="radio"><input type="radio" name="q" value="n" onChange={f} checked={!on} />{" "}No</label></div>',
  '<label className="checkbox" htmlFor="c"><input id="c" type="checkbox" /> I agree</label>',
  '<label className="checkbox"><input type="checkbox" disabled={on} /> I agree</label>',
  '<div className="select is-multiple"><select multiple size={3}><option>1</option></select></div>',
  '<div className="select"><select className={on ? "is-focused" : ""} ref={ref}><option>1</option></select></div>',
  '<figure className={clsx("image", on ? "is-64x64" : "is-32x32")}><img className={on ? "is-rounded" : ""} src={name} alt="" /></figure>',
  '<figure className="image is-16by9"><iframe className="has-ratio" width="640" height="360" src="/v" title="v" allowFullScreen></iframe></figure>',
  '<table className="table is-fullwidth"><thead><tr><th>A</th><th className="is-narrow">B</th></tr></thead><tbody>{list.map((n) => <tr key={n} className={clsx({ "is-selected": n === name })}><td className={on ? "is-primary" : ""}>{n}</td><td>{n}</td></tr>)}</tbody></table>',
  '<div className="tags has-addons"><span className="tag">A</span><a className="tag is-delete" onClick={f}></a></div>',
  '<span className="tag is-success">Hi<button type="button" className="delete is-small" onClick={f}></button></span>',
  '<p className={`help ${on ? "is-danger" : "is-success"}`}>t</p>',
  '<div className={"column is-" + (on ? "4" : "6")}>x</div>',
  '<div className={`column is-${on ? "half" : "full"} mine`}>x</div>',
  '<div className={clsx("box", { "p-1": on, "p-2": !on })}>x</div>',
  '<div className={clsx("buttons", on ? "is-centered" : "is-right")}>x</div>',
  '<div className={on ? "box mt-2" : "box mt-3 mine"}>x</div>',
  '<div className={clsx("box", on || "mine")}>x</div>',
  '<div className={clsx("box", undefined, null, false, "", 0)}>x</div>',
  '<div className={clsx("box", [on && "p-2", { "m-1": other }])}>x</div>',
  '<div className={clsx("title", { [`is-${on ? 1 : 2}`]: true })}>x</div>',
  '<progress className={clsx("progress", on && "is-primary")} max="100" value={on ? 3 : undefined}>3%</progress>',
  '<section className="section"><div className="container is-fluid"><div className="level"><div className="level-left"><div className="level-item"><p className="subtitle is-5"><strong>{list.length}</strong> posts</p></div></div><p className="level-item has-text-centered">c</p></div></div></section>',
  '<article className="media"><figure className="media-left"><p className="image is-64x64"><img src="/a.png" alt="" /></p></figure><div className="media-content"><div className="content"><p>a</p></div></div><div className="media-right"><button type="button" className="delete"></button></div></article>',
  '<aside className="menu"><p className="menu-label">G</p><ul className="menu-list"><li><a className={on ? "is-active" : ""}>A</a><ul><li><a>B</a></li>{list.map((n) => <li key={n}><a>{n}</a></li>)}</ul></li><li><a href="/">C</a></li></ul></aside>',
  '<ul className="steps"><li>{on ? <span className="icon-text"><span className="icon"><i /></span><span>x</span></span> : <span className="icon"><i /></span>}</li></ul>',
  '<button type="button" className="button" disabled={on} style={{ color: "red" }} tabIndex={0}>{on ? "A" : <b>B</b>}</button>',
  '<a className="button" onClick={f} role="button">A</a>',
  '<input className="button" type="submit" value="Go" />',
  '<div className="hero is-fullheight-with-navbar"><div className="hero-body"><div className=""><p>x</p></div></div></div>',
  '<div className="fixed-grid has-3-cols"><div className="grid">{list.map((n) => <div className="cell" key={n}>{n}</div>)}</div></div>',
  '<div className="breadcrumb"><ul><li className="is-active"><a href="#" aria-current="page">A</a></li></ul></div>',
  '<div className="card"><div className="card-image"><figure className="image is-4by3"><img src={name} alt="" /></figure></div><div className="card-content">{list.map((n) => (<p className="title is-4" key={n}>{n}</p>))}</div><div className="card-footer"><button type="button" className="card-footer-item" onClick={f}>x</button></div></div>',
  '<nav className="navbar" aria-label="main navigation"><div className="navbar-brand"><a role="button" className={`navbar-burger ${on ? "is-active" : ""}`} aria-label="menu" onClick={f}><span aria-hidden="true"></span><span aria-hidden="true"></span><span aria-hidden="true"></span><span aria-hidden="true"></span></a></div><div className={clsx("navbar-menu", { "is-active": on })}><div className="navbar-start"><a className="navbar-item">Home</a><div className={clsx("navbar-item has-dropdown", on && "is-active")}><a className="navbar-link">More</a><div className="navbar-dropdown"><a className="navbar-item">About</a></div></div></div></div></nav>',
];

/** A page that shows some JSX, in one of the cases of its conditions. */
const page = (jsx: string, on: boolean, other: boolean) => `import clsx from 'clsx';

const on: boolean = ${on};
const other: boolean = ${other};
const name: string = 'Ada';
const color: string = 'info';
const list: string[] = ['Ada', 'Grace'];
const f = () => undefined;
const ref = { current: null };
export const used = [clsx, on, other, name, color, list, f, ref];

export default function Page() {
  return <main>${jsx}</main>;
}
`;

/** HTML without the words that a condition in a text leaves among its classes. */
const withoutFalse = (html: string) =>
  html.replace(/(class="[^"]*?) (?:false|undefined)(?=[ "])/g, '$1');

const jsxOf = (code: string) => /return <main>(.*)<\/main>;/s.exec(code)?.[1];

test.for(SNIPPETS)('JSX renders the same with components: %s', ([before, after]) => {
  const converted = fromJsx(page(before, true, true), 'page.tsx').code;
  expect(jsxOf(converted)).toBe(after);
  for (const on of [true, false])
    for (const other of [true, false]) {
      const code = page(before, on, other);
      const { code: made, notes } = fromJsx(code, 'page.tsx');
      const html = renderCode(code);
      const told = notes.some(({ text }) => text.includes('`false`')) ? withoutFalse(html) : html;
      expect(difference(told, renderCode(made))).toBeUndefined();
    }
});

test.for(PARTS)('A part of a page renders the same with components: %s', (jsx) => {
  for (const on of [true, false]) {
    const code = page(jsx, on, true);
    expect(
      difference(renderCode(code), renderCode(fromJsx(code, 'page.tsx').code)),
    ).toBeUndefined();
  }
});

test('What opens and closes follows its condition', () => {
  const jsx =
    '<div className={clsx("modal", on && "is-active")}><div className="modal-content">Hi</div></div>';
  expect(jsxOf(fromJsx(page(jsx, true, true), 'page.tsx').code)).toBe(
    '<Modal open={on}><Modal.Content>Hi</Modal.Content></Modal>',
  );
});

test('The components have these props', () => {
  const pages = [...SNIPPETS.map(([before]) => before), ...PARTS].map(
    (before, index) =>
      [`page${index}`, fromJsx(page(before, true, false), 'page.tsx').code] as const,
  );
  expect(compile(new Map(pages))).toEqual([]);
});

/** An app and files of the kinds that public apps have. */
const FILES = [
  'jsx.tsx',
  'jsx/Form.tsx',
  'jsx/Navigation.tsx',
  'jsx/SaveButton.tsx',
  'jsx/Tasks.tsx',
].map((file) => [file, readFileSync(`tests/fixtures/codemods/${file}`, 'utf8')] as const);

const NOTES: Readonly<Record<string, readonly string[]>> = {
  'jsx/SaveButton.tsx': ['The props that are spread into `Button` were not looked at.'],
  'jsx/Tasks.tsx': ['A condition that was not true wrote a class such as `false`, which is gone.'],
};

test.for(FILES)('%s renders the same with components', ([file, before]) => {
  const { code, notes } = fromJsx(before, file);
  expect(notes.map(({ text }) => text)).toEqual(NOTES[file] ?? []);
  expect(code).toMatch(/<[A-Z]/);
  expect(difference(withoutFalse(renderCode(before)), renderCode(code))).toBeUndefined();
  expect(fromJsx(code, file).code).toBe(code);
});

test('Files of apps compile afterwards', () => {
  const after = FILES.map(
    ([file, code], index) => [`file${index}`, fromJsx(code, file).code] as const,
  );
  expect(compile(new Map(after))).toEqual([]);
});

/** HTML as JSX with classes. */
const plain = (node: HtmlNode): JsxNode[] => {
  if (node.kind !== 'element') return [node];
  const { tag, classes, attributes, children } = node;
  const className = classes.length ? [{ name: 'className', value: classes.join(' ') }] : [];
  const others = Object.entries(attributes).map(([name, text]) => reactAttribute(node, name, text));
  return [
    {
      kind: 'element',
      name: tag,
      attributes: [...className, ...others],
      children: tag === 'textarea' ? [] : children.flatMap(plain),
    },
  ];
};

const EXAMPLES = (
  JSON.parse(readFileSync('tests/fixtures/bulmaExamples.json', 'utf8')) as {
    page: string;
    name: string;
    html: string;
  }[]
).filter(({ html }) => !/ selected/.test(html));

test.for(EXAMPLES)('An example of Bulma renders the same from JSX: $page, $name', ({ html }) => {
  const nodes = review(parseTemplate(html, []).nodes, []).flatMap(plain);
  const code = printModule(
    { kind: 'element', name: '', attributes: [], children: nodes },
    { name: 'Page', imports: [] },
    PRETTIER_STYLE,
  );
  expect(difference(renderCode(code), renderCode(fromJsx(code, 'page.tsx').code))).toBeUndefined();
});
