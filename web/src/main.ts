import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/app.css";

const root = document.getElementById("app");
if (!root) throw new Error("the page has no place for the table");
export default mount(App, { target: root });
